/** A week of recorded time that the paralegal submits and an attorney of the firm approves or returns. */
import { z } from "zod";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { engagementLimits } from "./engagement-limits.ts";
import { weekStart } from "./time-entries.ts";

export const timesheetStatuses = ["submitted", "returned", "approved", "invoiced"] as const;

const timesheet = z.object({
  id: field.id,
  contractId: field.id,
  /** A Monday. */
  weekStart: field.day,
  status: z.enum(timesheetStatuses),
  entries: z.number().int(),
  minutes: z.number().int(),
  /** Of which clerical. */
  clericalMinutes: z.number().int(),
  /** US cents; null where pay is flat. */
  cents: z.number().int().nullable(),
  submittedAt: field.instant,
  decidedAt: field.instant.nullable(),
  /** Null when it approved itself. */
  decidedByName: z.string().nullable(),
  decidedByEmailConfirmed: z.boolean(),
  /** Why it was returned. */
  reason: z.string().nullable(),
  /** When it approves itself unless it is answered; null where the terms do not say so. */
  approvesItselfAt: field.instant.nullable(),
  /** Whether the viewer may approve or return it. */
  mayDecide: z.boolean(),
});
export type Timesheet = z.infer<typeof timesheet>;

const bothSides = parties("contract", ["paralegal", "attorney"]);
const approvers = parties("timesheet", ["attorney"]);

/** Remarks about single entries, which the paralegal sees beside them. */
const comments = z
  .array(
    z.object({ entryId: field.id, text: field.text("Please write a comment", 1, engagementLimits.reason) }),
  )
  .max(engagementLimits.timeEntries)
  .default([]);

export const timesheetEndpoints = {
  listTimesheets: endpoint({
    name: "listTimesheets",
    method: "GET",
    path: "/api/contracts/:id/timesheets",
    summary: "The timesheets of a contract, latest week first.",
    access: bothSides,
    params: field.idParams,
    query: field.page,
    response: z.array(timesheet),
    paged: true,
    reads: ["time"],
  }),
  downloadTimesheets: endpoint({
    name: "downloadTimesheets",
    method: "GET",
    path: "/api/contracts/:id/timesheets/csv",
    summary: "The timesheets of a contract, as CSV.",
    access: bothSides,
    params: field.idParams,
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: [],
  }),
  submitTimesheet: endpoint({
    name: "submitTimesheet",
    method: "POST",
    path: "/api/contracts/:id/timesheets",
    summary: "Submit the drafts and returned entries of a week.",
    access: parties("contract", ["paralegal"]),
    params: field.idParams,
    body: z.object({ weekStart }),
    response: timesheet,
    status: 201,
    changes: ["time", "contracts"],
  }),
  approveTimesheet: endpoint({
    name: "approveTimesheet",
    method: "POST",
    path: "/api/timesheets/:id/approve",
    summary: "Approve a submitted timesheet, which locks its entries.",
    access: approvers,
    params: field.idParams,
    body: z.object({ comments }).nullish(),
    response: timesheet,
    changes: ["time", "contracts"],
  }),
  returnTimesheet: endpoint({
    name: "returnTimesheet",
    method: "POST",
    path: "/api/timesheets/:id/return",
    summary: "Return a submitted timesheet with a reason.",
    access: approvers,
    params: field.idParams,
    body: z.object({ reason: field.text("Please give a reason", 1, engagementLimits.reason), comments }),
    response: timesheet,
    changes: ["time", "contracts"],
  }),
};
