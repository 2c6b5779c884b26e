import { formatHours } from "@caseload/contract/engagements/hours-text";
import { formatCents } from "@caseload/contract/engagements/money-text";
import type { TaskKind } from "@caseload/contract/reporting/task-kinds";
import type { Task } from "@caseload/contract/reporting/tasks";
import { plural } from "~/lib/phrases.ts";
import type { useFormat } from "~/lib/use-format.ts";

type Format = Pick<ReturnType<typeof useFormat>, "day" | "date" | "today">;

interface TaskText {
  /** In the margin. */
  readonly verb: string;
  readonly title: string;
  /** After the posting: "submitted Nov 20". */
  readonly since: string;
  /** The button. */
  readonly action: string;
  readonly to: string;
  /** What happens on the day that it is due, before the day: "Due". */
  readonly ending: string;
}

type TextOf = (task: Task, format: Format) => TaskText;

const person = ({ person: name }: Task): string => name ?? "";
const count = ({ count: shown }: Task): number => shown ?? 0;

const texts: Record<TaskKind, TextOf> = {
  sign: (task, { date }) => ({
    verb: "Sign",
    title: `Agreement with ${person(task)}`,
    since: `proposed ${date(task.since)}`,
    action: "Review and Sign",
    to: `/contracts/${task.id}`,
    ending: "Expires",
  }),
  amend: (task, { date }) => ({
    verb: "Sign",
    title: `Amendment with ${person(task)}`,
    since: `proposed ${date(task.since)}`,
    action: "Review and Sign",
    to: `/contracts/${task.id}`,
    ending: "Due",
  }),
  approve_time: (task, { date, day }) => ({
    verb: "Approve hours",
    title: `${person(task)}, week of ${day(task.weekStart ?? "")}: ${formatHours(task.minutes ?? 0)}`,
    since: `submitted ${date(task.since)}`,
    action: "Review Timesheet",
    to: `/contracts/${task.id}?tab=time`,
    ending: "Auto-approves",
  }),
  approve_work: (task, { date }) => ({
    verb: "Approve work",
    title: `${task.subject ?? ""}, ${person(task)}`,
    since: `submitted ${date(task.since)}`,
    action: "Review Work",
    to: `/contracts/${task.id}?tab=work`,
    ending: "Due",
  }),
  approve_job: (task, { date }) => ({
    verb: "Approve job",
    title: task.jobTitle ?? "",
    since: `Sent by ${person(task)}, ${date(task.since)}`,
    action: "Review Job",
    to: `/approvals?job=${task.id}`,
    ending: "Due",
  }),
  review: (task, { date }) => ({
    verb: "Review",
    title: plural(count(task), "new application"),
    since: `oldest from ${date(task.since)}`,
    action: "Review Applicants",
    to: `/applicants?job=${task.id}&status=pending`,
    ending: "Pauses",
  }),
  pay: (task, { date }) => ({
    verb: "Pay",
    title: `Invoice ${task.subject ?? ""}, ${person(task)}: ${formatCents(task.cents ?? 0)}`,
    since: `sent ${date(task.since)}`,
    action: "Open Invoice",
    to: `/invoices/${task.id}`,
    ending: "Due",
  }),
  reply: (task, { date }) => ({
    verb: "Reply",
    title: `${plural(count(task), "unread message")} from ${person(task)}`,
    since: `Since ${date(task.since)}`,
    action: "Reply",
    to: `/messages/${task.id}`,
    ending: "Due",
  }),
};

/** Who, what, since when, and the place where it is done. */
export function taskText(task: Task, format: Format) {
  const { since, ...text } = texts[task.kind](task, format);
  const jobTitle = task.kind === "approve_job" ? null : task.jobTitle;
  return {
    ...text,
    detail: jobTitle === null ? since : `${jobTitle}, ${since}`,
    when: whenText(task, text.ending, format),
    isDue: task.due !== null && task.due <= format.today,
  };
}

/** "Due today", "Overdue since Nov 20", "Expires Dec 4"; without such a day "Since Nov 20". */
function whenText({ kind, due, since }: Task, ending: string, { day, date, today }: Format): string {
  if (due === null) return `Since ${date(since)}`;
  if (due === today) return `${ending} today`;
  if (due < today && kind === "pay") return `Overdue since ${day(due)}`;
  return `${ending} ${day(due)}`;
}
