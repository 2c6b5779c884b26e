import { formatHours } from "@caseload/contract/engagements/hours-text";
import { type TeamWork, teamRows } from "@caseload/contract/reporting/team-work";
import { roleLabel } from "@caseload/contract/role-label";
import { type ReactNode, useState } from "react";
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
import { type MoreTeamRows, type TeamPages, useTeamPages } from "./team-pages.tsx";
import { loadOf, splitDue } from "./team-load.ts";

/** What a supervisor sees first: her people's week, the time to answer, and what is due. */
export default function SupervisorHome() {
  const { firstName, permissions } = useMember();
  const format = useFormat();
  const [limit, setLimit] = useState<number>(teamRows.page);
  const query = useApi("getTeamWork", limit === teamRows.page ? {} : { query: { limit } }, {
    placeholderData: (before) => before,
  });
  const { data: team } = query;
  const ask: MoreTeamRows["ask"] = (rows) =>
    setLimit(Math.min(teamRows.max, Math.max(limit, rows + teamRows.page)));
  const more: MoreTeamRows = { ask, isLoading: query.isPlaceholderData };
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
          <Columns rail={<DueThisWeek team={team} more={more} />}>
            <Workload team={team} more={more} />
            <TimeToReview team={team} more={more} />
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

type ListProps = TeamProps & { more: MoreTeamRows };

/** The most urgent task. */
function TeamLede({ team: { people, totals } }: TeamProps) {
  const over = people.find((person) => loadOf(person).over > 0);
  const { late, timesheets } = totals;
  const also = over ? (
    ` ${over.name} is over the weekly maximum.`
  ) : late > 0 ? (
    <>
      {" "}
      <Link to={parts.late} className="figure-link">
        {plural(late, "deliverable is", "deliverables are")} overdue.
      </Link>
    </>
  ) : (
    ""
  );
  if (timesheets === 0) return <>No timesheets to review.{also}</>;
  return (
    <>
      <Mark>
        <Link to={parts.timesheets}>{plural(timesheets, "timesheet", "timesheets")}</Link>
      </Mark>{" "}
      to review.{also}
    </>
  );
}

/** The lists of this page, which have the rows of its figures. */
const parts = {
  firm: "#at-the-firm",
  freelance: "#freelance",
  people: "#workload",
  timesheets: "#time-to-review",
  due: "#due-this-week",
  late: "#overdue",
} as const;

const idOfPart = (part: keyof typeof parts): string => parts[part].slice(1);

function cellsOf({ totals }: TeamWork): LedgerCell[] {
  const { inFirm, freelance, planned, available, timesheets, toReview, due, late } = totals;
  return [
    {
      label: "Team",
      figure: inFirm + freelance,
      noteParts: [
        inFirm === 0 ? "none at the firm" : { text: `${inFirm} at the firm`, to: parts.firm },
        freelance === 0 ? "none freelance" : { text: `${freelance} freelance`, to: parts.freelance },
      ],
      to: parts.people,
    },
    {
      label: "Weekly hours",
      figure: planned.toFixed(1),
      note: available === 0 ? "planned in active contracts" : `of ${available.toFixed(1)} h available`,
      to: parts.people,
    },
    {
      label: "Time to review",
      figure: (toReview / 60).toFixed(1),
      note: `hours in ${plural(timesheets, "timesheet", "timesheets")}`,
      to: parts.timesheets,
      hot: timesheets > 0,
    },
    {
      label: "Due this week",
      figure: due,
      noteParts: [late === 0 ? "none overdue" : { text: `${late} overdue`, to: parts.late }],
      to: parts.due,
    },
  ];
}

interface PartProps {
  id: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

const Part = ({ id, title, aside, children }: PartProps) => (
  <section id={id} className={classNames("sheet edge", styles.part)}>
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

function Workload({ team: { people, totals, week }, more }: ListProps) {
  const format = useFormat();
  return (
    <Part
      id={idOfPart("people")}
      title={`Workload, ${format.day(week.from)} – ${format.day(week.to)}`}
      aside={<span className="faint ui-text">The vertical line is the weekly maximum</span>}
    >
      {people.length === 0 && <Empty>Your firm's paralegals, and those under contract, appear here.</Empty>}
      <PeopleLoads
        id={idOfPart("firm")}
        title="At the firm"
        people={people.filter(({ inFirm }) => inFirm)}
        total={totals.inFirm}
        more={more}
      />
      <PeopleLoads
        id={idOfPart("freelance")}
        title="Freelance"
        people={people.filter(({ inFirm }) => !inFirm)}
        total={totals.freelance}
        more={more}
      />
    </Part>
  );
}

interface PeopleLoadsProps extends Pick<TeamPages<never>, "total" | "more"> {
  id: string;
  title: string;
  people: TeamWork["people"];
}

/** One's colleagues, or the others who work for the firm. */
function PeopleLoads({ id, title, people, ...paging }: PeopleLoadsProps) {
  const { shown, more } = useTeamPages({ rows: people, noun: "people", ...paging });
  if (people.length === 0) return null;
  return (
    <section id={id}>
      <h3 className={classNames("label", styles.group)}>{title}</h3>
      <ul>
        {shown.map((person) => (
          <PersonLoad key={person.id} person={person} />
        ))}
      </ul>
      {more}
    </section>
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

function TimeToReview({ team: { timesheets, totals }, more: paging }: ListProps) {
  const format = useFormat();
  const { shown, more } = useTeamPages({
    rows: timesheets,
    noun: "timesheets",
    total: totals.timesheets,
    more: paging,
  });
  return (
    <Part
      id={idOfPart("timesheets")}
      title="Time to review"
      aside={
        <Link className="link touch-link ui-text" to="/contracts">
          View Contracts
        </Link>
      }
    >
      {timesheets.length === 0 && <Empty>You're all caught up. Submitted timesheets appear here.</Empty>}
      <ul>
        {shown.map(({ id, contractId, person, title, weekStart, submittedAt, minutes }) => (
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
      {more}
    </Part>
  );
}

function PostingsToReview({ team: { postings } }: TeamProps) {
  return (
    <Part id="postings-to-review" title="Postings to review">
      {postings.length === 0 && <Empty>Postings with pending applications appear here.</Empty>}
      <ul>
        {postings.map(({ jobId, title, pending }) => (
          <li key={jobId} className={styles.review}>
            <span>
              <b>{title}</b>
              <small>
                <Link to={`/applicants?job=${jobId}&status=pending`} className="figure-link">
                  {plural(pending, "pending application")}
                </Link>
              </small>
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

function DueThisWeek({ team, more }: ListProps) {
  const { late, ahead } = splitDue(team);
  const { totals, week } = team;
  return (
    <section id={idOfPart("due")}>
      <RuledHeading>Due this week</RuledHeading>
      {team.due.length === 0 && <p className="muted ui-text">Deliverables due by Sunday appear here.</p>}
      {late.length > 0 && (
        <section id={idOfPart("late")}>
          <h3 className={classNames("label", styles.isOver)}>Overdue</h3>
          <Deliverables due={late} week={week} total={totals.late} more={more} />
        </section>
      )}
      {totals.due > totals.late && (
        <>
          {late.length > 0 && <h3 className="label">By Sunday</h3>}
          <Deliverables due={ahead} week={week} total={totals.due - totals.late} more={more} />
        </>
      )}
    </section>
  );
}

type DeliverablesProps = Pick<TeamWork, "due" | "week"> & Pick<TeamPages<never>, "total" | "more">;

function Deliverables({ due, week, ...paging }: DeliverablesProps) {
  const format = useFormat();
  const { shown, more } = useTeamPages({
    rows: due,
    noun: "deliverables",
    className: styles.moreDue,
    ...paging,
  });
  return (
    <>
      <ol className={styles.agenda}>
        {shown.map(({ id, contractId, deliverable, person, dueOn, status }) => (
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
                {dueOn < week.today && ", overdue"}
              </small>
            </span>
          </li>
        ))}
      </ol>
      {more}
    </>
  );
}
