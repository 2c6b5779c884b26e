/** What awaits a decision of a firm's attorney, in one list. */
import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";
import { taskKinds, taskScopes } from "./task-kinds.ts";

const count = z.number().int();

export const task = z.object({
  kind: z.enum(taskKinds),
  /** Of the contract, posting, invoice or sender that the task is about. */
  id: field.id,
  /** Of the timesheet, deliverable or contract version, where a contract can have several tasks; else the same id. */
  partId: field.id,
  /** Whether it is the reader's own, beside the firm's. */
  isOwn: z.boolean(),
  /** Of the posting; null for messages. */
  jobTitle: z.string().nullable(),
  /** The other party, or the author of a posting; null where several people applied. */
  person: z.string().nullable(),
  emailConfirmed: z.boolean(),
  /** The title of a deliverable, or the number of an invoice. */
  subject: z.string().nullable(),
  /** Unread messages, or applications. */
  count: count.nullable(),
  /** Of a timesheet. */
  minutes: count.nullable(),
  weekStart: field.day.nullable(),
  /** What is unpaid of an invoice. */
  cents: count.nullable(),
  since: field.instant,
  /**
   * In the reader's time zone: the day on which an invoice is due, unsigned terms expire, a timesheet is approved without
   * an answer, or a posting is paused. Null where nothing happens by itself.
   */
  due: field.day.nullable(),
});
export type Task = z.infer<typeof task>;

const taskCount = z.object({
  total: count,
  /** Of these, due today or earlier. */
  due: count,
});

/** A firm's attorneys; supervisors of paralegals have lists of their own (getTeamWork). */
const attorneys = members({ inFirm: true, userType: "attorney" });
const reads = ["jobs", "applications", "contracts", "time", "work", "invoices", "messages"] as const;

export const taskEndpoints = {
  listTasks: endpoint({
    name: "listTasks",
    method: "GET",
    path: "/api/dashboard/tasks",
    summary:
      "What the reader may sign, approve, review, pay or reply to, the most urgent first: your own, or the firm's with these.",
    access: attorneys,
    query: z.object({
      scope: z.enum(taskScopes, { error: "Please choose yours or firm" }).default("yours"),
      ...field.page.shape,
    }),
    response: z.array(task),
    paged: true,
    reads,
  }),
  countTasks: endpoint({
    name: "countTasks",
    method: "GET",
    path: "/api/dashboard/tasks/count",
    summary: "How many rows both of these lists have.",
    access: attorneys,
    response: z.object({ yours: taskCount, firm: taskCount }),
    reads,
  }),
};
