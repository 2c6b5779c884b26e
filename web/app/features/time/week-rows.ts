/** Entries of a week as the rows of a grid: one row for each task, Monday to Sunday. */
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import { daysOfWeek } from "./week-days.ts";

/** What entries of one row have in common. */
export type Task = Pick<
  TimeEntry,
  "contractId" | "jobTitle" | "narrative" | "taskCode" | "activityCode" | "clerical"
>;

export interface WeekRow {
  readonly key: string;
  readonly task: Task;
  /** The entries of each day, from Monday. */
  readonly cells: readonly (readonly TimeEntry[])[];
}

export const sumMinutes = (entries: readonly Pick<TimeEntry, "minutes">[]): number =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);

const taskKey = ({ contractId, narrative, taskCode, activityCode, clerical }: Task): string =>
  JSON.stringify([contractId, narrative.trim().toLowerCase(), taskCode, activityCode, clerical]);
const contractKey = ({ contractId }: Task): string => String(contractId);

function rowsBy(
  keyOf: (task: Task) => string,
  monday: string,
  entries: readonly TimeEntry[],
  empty: readonly Task[],
): WeekRow[] {
  const days = daysOfWeek(monday);
  const groups = new Map<string, { task: Task; entries: TimeEntry[] }>();
  // The list has the latest day first; rows are in the order in which work on them began.
  for (const entry of entries.toReversed()) {
    const key = keyOf(entry);
    const group = groups.get(key) ?? { task: entry, entries: [] };
    group.entries.push(entry);
    groups.set(key, group);
  }
  for (const task of empty) {
    const key = keyOf(task);
    if (!groups.has(key)) groups.set(key, { task, entries: [] });
  }
  return [...groups].map(([key, group]) => ({
    key,
    task: group.task,
    cells: days.map((day) => group.entries.filter((entry) => entry.day === day)),
  }));
}

/** A row for each narrative with its codes, then the tasks given that have no time yet. */
export const rowsByTask = (
  monday: string,
  entries: readonly TimeEntry[],
  copied: readonly Task[] = [],
): WeekRow[] => rowsBy(taskKey, monday, entries, copied);

/** A row for each contract. */
export const rowsByContract = (monday: string, entries: readonly TimeEntry[]): WeekRow[] =>
  rowsBy(contractKey, monday, entries, []);

/** The different tasks of a week, without those that reversing entries subtract. */
export const tasksOf = (monday: string, entries: readonly TimeEntry[]): Task[] =>
  rowsByTask(
    monday,
    entries.filter(({ reverses }) => reverses === null),
  ).map(({ task }) => task);
