/** Deadlines computed under Rule 6(a) and (d) of the Federal Rules of Civil Procedure. */
import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";
import { deadlineCaution, deadlineYears, maxDeadlineDays, maxDeadlineHours } from "./deadline-texts.ts";

const countError = `Please enter 1 to ${maxDeadlineDays} days, or 1 to ${maxDeadlineHours} hours`;

const question = z.object({
  /** The day of the event, YYYY-MM-DD; for hours its wall time in one's own time zone, YYYY-MM-DDTHH:MM. */
  trigger: z.union([z.iso.date(), z.iso.datetime({ local: true, precision: -1 })], {
    error: "Please enter the date of the event, with its time for a period in hours",
  }),
  count: z.coerce.number({ error: countError }).int({ error: countError }).min(1, { error: countError }),
  unit: z.enum(["days", "hours"], { error: "Please choose days or hours" }),
  direction: z.enum(["after", "before"], { error: "Please choose after or before" }),
  /** Rule 6(d): service by mail, by leaving it with the clerk, or by other means consented to. */
  servedByMail: z.enum(["true"], { error: "Please choose true or leave it out" }).optional(),
});
export type DeadlineQuestion = z.infer<typeof question>;

type Refusal = readonly [isRefused: (asked: DeadlineQuestion) => boolean, field: string, error: string];

const yearOf = ({ trigger }: DeadlineQuestion): number => Number(trigger.slice(0, 4));
const refusals: readonly Refusal[] = [
  [
    ({ unit, trigger }) => (unit === "hours") !== trigger.includes("T"),
    "trigger",
    "Please enter the date of the event, with its time for a period in hours only",
  ],
  [
    (asked) => yearOf(asked) < deadlineYears.from || yearOf(asked) > deadlineYears.to,
    "trigger",
    `Please enter a date from ${deadlineYears.from} to ${deadlineYears.to}`,
  ],
  [({ unit, count }) => count > (unit === "days" ? maxDeadlineDays : maxDeadlineHours), "count", countError],
  [
    ({ servedByMail, direction, unit }) =>
      servedByMail !== undefined && (direction === "before" || unit === "hours"),
    "servedByMail",
    "Rule 6(d) adds days to periods in days after service only",
  ],
];

function checkQuestion(asked: DeadlineQuestion, context: z.core.$RefinementCtx): void {
  for (const [isRefused, name, message] of refusals)
    if (isRefused(asked)) context.addIssue({ code: "custom", path: [name], message });
}

const step = z.object({
  day: field.day,
  text: z.string(),
  /** What it rests on: "Fed. R. Civ. P. 6(a)(1)(B)". */
  source: z.string(),
});

const deadline = z.object({
  caution: z.literal(deadlineCaution),
  /** The last day of the period. */
  day: field.day,
  /** The instant at which a period in hours ends; null for days. */
  at: field.instant.nullable(),
  steps: z.array(step),
  /** The last day where a holiday on a Saturday is observed on a Friday and readings of the rule differ; null where they do not. */
  otherReading: z.object({ day: field.day, text: z.string() }).nullable(),
  /** What the computation leaves out. */
  notes: z.array(z.string()),
});
export type Deadline = z.infer<typeof deadline>;
export type DeadlineStep = z.infer<typeof step>;

export const deadlineEndpoints = {
  computeDeadline: endpoint({
    name: "computeDeadline",
    method: "GET",
    path: "/api/calendar/deadline",
    summary: "The last day of a period after or before an event, under Rule 6(a) and (d), with its steps.",
    access: members(),
    query: question.superRefine(checkQuestion),
    response: deadline,
    reads: [],
  }),
  downloadDeadline: endpoint({
    name: "downloadDeadline",
    method: "GET",
    path: "/api/calendar/deadline/ics",
    summary: "The same as an event for calendar programs (RFC 5545), with its steps.",
    access: members(),
    query: question.extend({ title: field.optionalLine(120) }).superRefine(checkQuestion),
    file: "text/calendar; charset=utf-8",
    response: z.string(),
    reads: [],
  }),
};
