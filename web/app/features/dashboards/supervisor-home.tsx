import { formatHours } from "@caseload/contract/engagements/hours-text";
import type { TeamWork } from "@caseload/contract/reporting/team-work";
import { roleLabel } from "@caseload/contract/role-label";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { plural } from "~/lib/phrases.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Columns } from "~/ui/columns.tsx";
import type { LedgerCell } from "~/ui/ledger.tsx";
import { Mark } from "~/ui/mark.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { DashboardFigures } from "./dashboard-figures.tsx";
import * as styles from "./supervisor-home.module.css";
import { loadOf, teamTotals } from "./team-load.ts";

/** What a supervisor sees first: her people's week, the time to answer, and what is due. */
export default function SupervisorHome() {
  const { firstName, permissions } = useMember();
  const format = useFormat();
  const query = useApi("getTeamWork");
  const { data: team } = query;
  return (
    <>
      <PageHead
        title={`${format.greeting()}, ${firstName}`}
        lede={team ? <TeamLede team={team} /> : "\u00a0"}
        actions={
          permissions.includes("job:create") && (
            <ButtonLink variant="primary" to="/jobs/post">
              Post Job
            </ButtonLink>
          )
        }
      />
      <DashboardFigures query={query} cells={cellsOf} failureTitle="We couldn't load your team's week" />
      <div className={styles.home}>
        {team ? (
          <Columns rail={<DueThisWeek team={team} />}>
            <Workload team={team} />
            <TimeToReview team={team} />
            <PostingsToReview team={team} />
          </Columns>
        ) : (
          !query.error && (
            <Loading>
              <Skeleton />
            </Loading>
          )
        )}
      </div>
    </>
  );
}

interface TeamProps {
  team: TeamWork;
}

/** The most urgent task. */
function TeamLede({ team: { timesheets, people, due, week } }: TeamProps) {
  const over = people.find((person) => loadOf(person).over > 0);
  const late = due.filter(({ dueOn }) => dueOn < week.today).length;
  const also = over
    ? ` ${over.name} is over the weekly maximum.`
    : late > 0
      ? ` ${plural(late, "deliverable is", "deliverables are")} late.`
      : "";
  if (timesheets.length === 0) return <>No timesheet is waiting for review.{also}</>;
  return (
    <>
      <Mark>{plural(timesheets.length, "timesheet", "timesheets")}</Mark>{" "}
      {timesheets.length === 1 ? "is" : "are"} waiting for review.{also}
    </>
  );
}

function cellsOf(team: TeamWork): LedgerCell[] {
  const { inFirm, outside, planned, available, toReview, late } = teamTotals(team);
  return [
    {
      label: "Team",
      figure: team.people.length,
      note: `${inFirm} at the firm, ${outside} freelance`,
      to: "/team",
    },
    {
      label: "Weekly hours",
      figure: planned.toFixed(1),
      note: available === 0 ? "agreed in contracts" : `of ${available.toFixed(1)} h available`,
      to: "/contracts",
    },
    {
      label: "Time to review",
      figure: (toReview / 60).toFixed(1),
      note: `hours, ${plural(team.timesheets.length, "timesheet", "timesheets")}`,
      to: "/contracts",
      hot: team.timesheets.length > 0,
    },
    {
      label: "Due this week",
      figure: team.due.length,
      note: late === 0 ? "none overdue" : `${late} overdue`,
      to: "/calendar",
    },
  ];
}

interface PartProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

const Part = ({ title, aside, children }: PartProps) => (
  <section className={classNames("sheet edge", styles.part)}>
    <div className={styles.head}>
      <h2 className="title">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);

const Empty = ({ children }: { children: ReactNode }) => (
  <p className={classNames("muted ui-text", styles.empty)}>{children}</p>
);

function Workload({ team: { people, week } }: TeamProps) {
  const format = useFormat();
  return (
    <Part
      title={`Workload, ${format.day(week.from)} – ${format.day(week.to)}`}
      aside={<span className="faint ui-text">The vertical line is the weekly maximum</span>}
    >
      {people.length === 0 && <Empty>Your firm's paralegals, and those under contract, appear here.</Empty>}
      <ul>
        {people.map((person) => (
          <PersonLoad key={person.id} person={person} />
        ))}
      </ul>
    </Part>
  );
}

function PersonLoad({ person }: { person: TeamWork["people"][number] }) {
  const format = useFormat();
  const { id, name, inFirm, until, primaryRole, work, weeklyHours } = person;
  const { planned, over, free, share, limitShare } = loadOf(person);
  const role = inFirm
    ? primaryRole === null
      ? "No role yet"
      : roleLabel(primaryRole)
    : until === null
      ? "Freelance"
      : `Freelance, until ${format.day(until)}`;
  return (
    <li className={styles.person}>
      <Avatar id={id} name={name} />
      <span>
        <b>{name}</b>
        <small>{role}</small>
      </span>
      <div className={styles.hoursBar}>
        <div className={styles.track} aria-hidden="true">
          {work.map((contract) => (
            <i key={contract.contractId} style={{ width: `${share(contract.weeklyHours ?? 0)}%` }} />
          ))}
          {limitShare !== null && <span className={styles.limit} style={{ left: `${limitShare}%` }} />}
        </div>
        <p className={styles.work}>
          {work.length === 0 && "No contract in progress"}
          {work.map(({ contractId, title, weeklyHours: hours, minutes }) => (
            <Link key={contractId} className="touch-link" to={`/contracts/${contractId}`}>
              {title} {hours === null ? "" : `${hours.toFixed(1)} hrs/week`}
              {minutes !== 0 && ` (${formatHours(minutes)} submitted)`}
            </Link>
          ))}
        </p>
      </div>
      <span className={classNames(styles.load, over > 0 && styles.isOver)}>
        <b>{planned.toFixed(1)} h</b>
        <small>
          {weeklyHours === null
            ? "no maximum set"
            : over > 0
              ? `${over.toFixed(1)} h over ${weeklyHours.toFixed(1)}`
              : `${free.toFixed(1)} h free`}
        </small>
      </span>
    </li>
  );
}

function TimeToReview({ team: { timesheets } }: TeamProps) {
  const format = useFormat();
  return (
    <Part
      title="Time to review"
      aside={
        <Link className="link touch-link ui-text" to="/contracts">
          View Contracts
        </Link>
      }
    >
      {timesheets.length === 0 && <Empty>You're all caught up. Submitted timesheets appear here.</Empty>}
      <ul>
        {timesheets.map(({ id, contractId, person, title, weekStart, submittedAt, minutes }) => (
          <li key={id} className={styles.review}>
            <span>
              <b>{person}</b>, {title}
              <small>
                Week of {format.day(weekStart)}, submitted {format.date(submittedAt)}
              </small>
            </span>
            <span className={styles.pair}>
              <span className={styles.hours}>{formatHours(minutes)}</span>
              <ButtonLink size="sm" to={`/contracts/${contractId}?tab=time`}>
                Review Timesheet
              </ButtonLink>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function PostingsToReview({ team: { postings } }: TeamProps) {
  return (
    <Part title="Postings to review">
      {postings.length === 0 && <Empty>Postings with unread applications appear here.</Empty>}
      <ul>
        {postings.map(({ jobId, title, pending }) => (
          <li key={jobId} className={styles.review}>
            <span>
              <b>{title}</b>
              <small>{plural(pending, "unread application", "unread applications")}</small>
            </span>
            <span className={styles.pair}>
              <ButtonLink size="sm" to={`/jobs/${jobId}`}>
                Review Posting
              </ButtonLink>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const statusTexts = { due: "", submitted: ", submitted", returned: ", returned", approved: "" } as const;

function DueThisWeek({ team: { due, week } }: TeamProps) {
  const format = useFormat();
  return (
    <section>
      <RuledHeading>Due this week</RuledHeading>
      {due.length === 0 && <p className="muted ui-text">Deliverables due by Sunday appear here.</p>}
      <ol className={styles.agenda}>
        {due.map(({ id, contractId, deliverable, person, dueOn, status }) => (
          <li key={id}>
            <time dateTime={dueOn} className={dueOn < week.today ? styles.isOver : undefined}>
              {format.day(dueOn)}
            </time>
            <span>
              <Link className="touch-link" to={`/contracts/${contractId}`}>
                {deliverable}
              </Link>
              <small>
                {person}
                {statusTexts[status]}
                {dueOn < week.today && ", late"}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
