import type { Notification } from "@caseload/contract/notifications/notifications";
import FileSignature from "lucide-react/icons/file-signature";
import Inbox from "lucide-react/icons/inbox";
import { Link } from "react-router";
import { sameSitePath } from "~/lib/addresses.ts";
import { clip } from "~/lib/format.ts";
import { payText } from "~/lib/money.ts";
import { plural } from "~/lib/phrases.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "~/ui/class-names.ts";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { type QuickAction, QuickActions } from "./rail-links.tsx";
import * as styles from "./attorney-rail.module.css";
import type { Contract } from "@caseload/contract/engagements/contracts";
import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useMember } from "~/lib/session.ts";
import { closingJobs, daysAhead } from "./closing-jobs.ts";

const actions: readonly QuickAction[] = [
  {
    label: "Review Applications",
    to: "?tab=applications",
    icon: Inbox,
  },
  { label: "Manage Contracts", to: "/contracts", icon: FileSignature },
];

/** The newest notifications; the drawer of the bell has all of them. */
const maxRows = 5;
const messageLength = 90;

/** The newest notifications. */
function RecentActivity() {
  const { data, error } = useApi("listNotifications", { query: { limit: maxRows } });
  return (
    <section>
      <RuledHeading>Recent activity</RuledHeading>
      {data && data.length > 0 && (
        <ul className={classNames(styles.agenda, styles.plain)}>
          {data.map((notification) => (
            <ActivityRow key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
      {data?.length === 0 && <p className="muted ui-text">Applications and contract steps appear here.</p>}
      {error && <p className="muted ui-text">{error.text}</p>}
    </section>
  );
}

function ActivityRow({ notification }: { notification: Notification }) {
  const { id, title, message, isRead, actionUrl, createdAt } = notification;
  const format = useFormat();
  const read = useApiCall("readNotification");
  const target = sameSitePath(actionUrl);
  const handleClick = (): void => {
    if (!isRead && !read.isPending) read.mutate({ params: { id } });
  };
  return (
    <li>
      <span>
        {target === null ? (
          title
        ) : (
          <Link to={target} onClick={handleClick}>
            {title}
          </Link>
        )}
        {message && <span className={classNames("faint", styles.note)}>{clip(message, messageLength)}</span>}
        <time className={classNames("faint", styles.note)} dateTime={createdAt}>
          {format.ago(createdAt)}
        </time>
      </span>
    </li>
  );
}

export function AttorneyRail() {
  return (
    <>
      <ThisWeek />
      <QuickActions actions={actions} roomy />
      <RecentActivity />
    </>
  );
}

/** Days from which a date is written in red. */
const dueDays = 2;
const maxItems = 6;

interface AgendaItem {
  readonly key: string;
  /** YYYY-MM-DD; null for what waits without a day. */
  readonly day: string | null;
  readonly text: string;
  readonly note: string;
  /** The rows of the figure in the note. */
  readonly noteTo?: string;
  readonly to: string;
}

type DaysUntil = (day: string) => number;
const titleLength = 60;

/** What the week holds: terms to sign first, then days in order. */
function agendaOf(
  jobs: readonly OwnJob[],
  contracts: readonly Contract[],
  daysUntil: DaysUntil,
): readonly AgendaItem[] {
  const closings = closingJobs(jobs, daysUntil).map(({ job, day }) => ({
    key: `job-${job.id}`,
    day,
    text: `${clip(job.title, titleLength)} closes`,
    ...applicantsNote(job),
    to: `/jobs/${job.id}`,
  }));
  const dated = [...closings, ...contractDays(contracts, daysUntil)];
  return [...signatures(contracts), ...dated.toSorted((one, other) => one.day.localeCompare(other.day))];
}

/** New applications, or all where none is new; both lead to the rows that they count. */
function applicantsNote({ id, applicants: { pending, total } }: OwnJob) {
  if (total === 0) return { note: "No applications yet" };
  const noteTo = `/applicants?job=${id}`;
  if (pending === 0) return { note: plural(total, "application"), noteTo };
  return { note: plural(pending, "new application"), noteTo: `${noteTo}&status=pending` };
}

function signatures(contracts: readonly Contract[]): AgendaItem[] {
  return contracts
    .filter((one) => one.status === "pending_terms" && one[one.viewerSide].signature === null)
    .map(({ id, otherUser, job, pay }) => ({
      key: `sign-${id}`,
      day: null,
      text: `Sign terms with ${otherUser.name}`,
      note: `${clip(job.title, titleLength)}, ${payText(pay)}`,
      to: `/contracts/${id}`,
    }));
}

function contractDays(contracts: readonly Contract[], daysUntil: DaysUntil) {
  const soon = (day: string): boolean => daysUntil(day) >= 0 && daysUntil(day) <= daysAhead;
  return contracts.flatMap(({ id, status, startsOn, projectDeadline, otherUser, job }) => {
    const about = { note: clip(job.title, titleLength), to: `/contracts/${id}` };
    if (status === "terms_agreed" && startsOn !== null && soon(startsOn)) {
      return [{ key: `start-${id}`, day: startsOn, text: `Work with ${otherUser.name} starts`, ...about }];
    }
    if (status === "in_progress" && projectDeadline !== null && soon(projectDeadline)) {
      return [{ key: `due-${id}`, day: projectDeadline, text: `${otherUser.name}'s work is due`, ...about }];
    }
    return [];
  });
}

function ThisWeek() {
  const { id } = useMember();
  const format = useFormat();
  const jobs = useApiPages("listAttorneyJobs", { params: { userId: id } });
  const contracts = useApi("listContracts");
  const items = agendaOf(jobs.rows, contracts.data ?? [], format.daysUntil).slice(0, maxItems);
  const isLoading = jobs.isPending || contracts.isPending;
  return (
    <section>
      <RuledHeading>This week</RuledHeading>
      {items.length > 0 && (
        <ul className={styles.agenda}>
          {items.map((item) => (
            <AgendaRow key={item.key} item={item} />
          ))}
        </ul>
      )}
      {items.length === 0 && !isLoading && (
        <p className="muted ui-text">Nothing closes and no signatures are due in the next 7 days.</p>
      )}
    </section>
  );
}

function AgendaRow({ item: { day, text, note, noteTo, to } }: { item: AgendaItem }) {
  const format = useFormat();
  const isDue = day !== null && format.daysUntil(day) <= dueDays;
  return (
    <li>
      {day === null ? (
        <span />
      ) : (
        <time dateTime={day} className={classNames(isDue && styles.dueSoon)}>
          {Number(day.slice(8))}
          <small>{format.weekday(day).split(",")[0]}</small>
        </time>
      )}
      <span>
        <Link to={to}>{text}</Link>
        <span className={classNames("faint", styles.note)}>
          {noteTo === undefined ? (
            note
          ) : (
            <Link to={noteTo} className="figure-link">
              {note}
            </Link>
          )}
        </span>
      </span>
    </li>
  );
}
