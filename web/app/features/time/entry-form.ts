/** The fields of an entry as they are typed, and what the contract makes of them. */
import { timeEntryFields } from "@caseload/contract/engagements/time-entries";
import { z } from "zod";
import { hoursInput, parseHours } from "./hours-input.ts";
import type { Task } from "./week-rows.ts";

/** The choice of no code: a select has no empty value. */
export const noCode = "none";

const chosen = (code: string): string | null => (code === noCode ? null : code);

export const entryForm = z.object({
  day: timeEntryFields.day,
  // Named as in the contract, so that the server's errors reach the field.
  minutes: z
    .string()
    .transform((text) => parseHours(text) ?? Number.NaN)
    .pipe(timeEntryFields.minutes),
  narrative: timeEntryFields.narrative,
  taskCode: z.string().transform(chosen).pipe(timeEntryFields.taskCode),
  activityCode: z.string().transform(chosen).pipe(timeEntryFields.activityCode),
  clerical: z.boolean(),
});
export type EntryValues = z.input<typeof entryForm>;
export type EntryInput = z.output<typeof entryForm>;

/** What the fields start with. */
export const entryValues = (task: Partial<Task>, day: string, minutes?: number): EntryValues => ({
  day,
  minutes: minutes === undefined ? "" : hoursInput(minutes),
  narrative: task.narrative ?? "",
  taskCode: task.taskCode ?? noCode,
  activityCode: task.activityCode ?? noCode,
  clerical: task.clerical ?? false,
});
