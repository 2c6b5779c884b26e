import { z } from "zod";
import { endpoint, members, staffOnly } from "../endpoint.ts";
import * as field from "../fields.ts";
import { maxLength } from "../limits.ts";
import { reportReasons, reportStatuses, reportSubjects } from "./report-reasons.ts";

export const reportForm = z.object({
  subject: z.enum(reportSubjects, { error: "Please choose what to report" }),
  /** The id of the posting, the message or the review, or the profile's user id. */
  subjectId: field.id,
  reason: z.enum(reportReasons, { error: "Please choose a reason" }),
  text: field.text("Please write at least 10 characters", 10, maxLength.report),
});
export type ReportForm = z.infer<typeof reportForm>;

const person = z.object({ id: field.id, name: z.string() }).nullable();

export const report = z.object({
  id: field.id,
  subject: z.enum(reportSubjects),
  subjectId: field.id,
  reason: z.enum(reportReasons),
  text: z.string(),
  status: z.enum(reportStatuses),
  createdAt: field.instant,
  /** Null once they have deleted their account. */
  reporter: person,
  /** Whose posting, profile, message or review it is; null once they have deleted their account. */
  reported: person,
});
export type Report = z.infer<typeof report>;

const reportFile = report.extend({
  /** What it said when it was reported. */
  excerpt: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: field.instant.nullable(),
  /** Why it was decided so; for staff only. */
  note: z.string().nullable(),
});
export type ReportFile = z.infer<typeof reportFile>;

export const reportDecision = z.object({
  decision: z.enum(["upheld", "dismissed"], { error: "Please choose upheld or dismissed" }),
  note: field.text("Please write at least 10 characters", 10, maxLength.reason),
});

export const reportEndpoints = {
  reportAbuse: endpoint({
    name: "reportAbuse",
    method: "POST",
    path: "/api/reports",
    summary: "Report a posting, a profile, a message or a review to those who run the site.",
    access: members(),
    body: reportForm,
    response: field.done,
    status: 201,
    changes: ["reports"],
  }),
  listReports: endpoint({
    name: "listReports",
    method: "GET",
    path: "/api/staff/reports",
    summary: "Reports of abuse, newest first.",
    access: staffOnly,
    query: field.page.extend({ status: z.enum(reportStatuses).optional() }),
    response: z.array(report),
    paged: true,
    reads: ["reports"],
  }),
  getReport: endpoint({
    name: "getReport",
    method: "GET",
    path: "/api/staff/reports/:id",
    summary: "One report with what it is about.",
    access: staffOnly,
    params: field.idParams,
    response: reportFile,
    reads: ["reports"],
  }),
  decideReport: endpoint({
    name: "decideReport",
    method: "POST",
    path: "/api/staff/reports/:id/decide",
    summary: "Uphold or dismiss a report, with the reason.",
    access: staffOnly,
    params: field.idParams,
    body: reportDecision,
    response: reportFile,
    changes: ["reports", "staff_log"],
  }),
  reopenReport: endpoint({
    name: "reopenReport",
    method: "POST",
    path: "/api/staff/reports/:id/reopen",
    summary: "Reopen a report.",
    access: staffOnly,
    params: field.idParams,
    response: reportFile,
    changes: ["reports", "staff_log"],
  }),
};
