import type { Task } from "@caseload/contract/reporting/tasks";
import type { TaskRow } from "./task-queries.ts";

export const presentTask = (row: TaskRow): Task => ({
  kind: row.kind,
  id: row.id,
  partId: row.partId,
  isOwn: row.isOwn,
  jobTitle: row.jobTitle,
  person: row.person,
  emailConfirmed: row.emailConfirmed,
  subject: row.subject,
  count: row.count,
  minutes: row.minutes,
  weekStart: row.weekStart,
  cents: row.cents,
  since: row.since.toISOString(),
  due: row.due,
});
