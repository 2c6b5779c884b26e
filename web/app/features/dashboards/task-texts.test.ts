import { type TaskKind, taskKinds } from "@caseload/contract/reporting/task-kinds";
import type { Task } from "@caseload/contract/reporting/tasks";
import { expect, test } from "vitest";
import { taskText } from "./task-texts.ts";

const format = {
  today: "2026-11-23",
  day: (day: string) => day,
  date: (instant: string) => instant.slice(0, 10),
};

const task = (kind: TaskKind, changes: Partial<Task> = {}): Task => ({
  kind,
  id: 7,
  partId: 8,
  isOwn: true,
  jobTitle: "Privilege review",
  person: "Leila Haddad",
  emailConfirmed: true,
  subject: null,
  count: null,
  minutes: null,
  weekStart: null,
  cents: null,
  since: "2026-11-20T15:00:00.000Z",
  due: null,
  ...changes,
});

test.each([
  ["sign", {}, "Agreement with Leila Haddad", "Privilege review, proposed 2026-11-20", "/contracts/7"],
  ["amend", {}, "Amendment with Leila Haddad", "Privilege review, proposed 2026-11-20", "/contracts/7"],
  [
    "approve_time",
    { minutes: 1_110, weekStart: "2026-11-16" },
    "Leila Haddad, week of 2026-11-16: 18.5 h",
    "Privilege review, submitted 2026-11-20",
    "/contracts/7?tab=time",
  ],
  [
    "approve_work",
    { subject: "Privilege log" },
    "Privilege log, Leila Haddad",
    "Privilege review, submitted 2026-11-20",
    "/contracts/7?tab=work",
  ],
  ["approve_job", {}, "Privilege review", "Sent by Leila Haddad, 2026-11-20", "/approvals?job=7"],
  [
    "review",
    { person: null, count: 1 },
    "1 new application",
    "Privilege review, oldest from 2026-11-20",
    "/applicants?job=7&status=pending",
  ],
  [
    "pay",
    { subject: "2026-0031", cents: 121_600 },
    "Invoice 2026-0031, Leila Haddad: $1,216.00",
    "Privilege review, sent 2026-11-20",
    "/invoices/7",
  ],
  [
    "reply",
    { jobTitle: null, count: 2 },
    "2 unread messages from Leila Haddad",
    "Since 2026-11-20",
    "/messages/7",
  ],
] as const)("%s: who, what, since when, and where", (kind, changes, title, detail, to) => {
  expect(taskText(task(kind, changes), format)).toMatchObject({ title, detail, to });
});

test("every kind says what happens on its day, and when it is too late", () => {
  for (const kind of taskKinds) {
    expect(taskText(task(kind), format)).toMatchObject({ when: "Since 2026-11-20", isDue: false });
    expect(taskText(task(kind, { due: "2026-11-23" }), format).isDue).toBe(true);
    expect(taskText(task(kind, { due: "2026-11-24" }), format).isDue).toBe(false);
  }
  expect(taskText(task("sign", { due: "2026-12-04" }), format).when).toBe("Expires 2026-12-04");
  expect(taskText(task("review", { due: "2026-11-23" }), format).when).toBe("Pauses today");
  expect(taskText(task("pay", { due: "2026-11-20" }), format).when).toBe("Overdue since 2026-11-20");
});
