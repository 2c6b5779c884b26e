/** What the law office's people see at /dashboard besides their own figures (SPEC.md section 2). */
import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";

const count = z.number().int();
/** Null where there is nothing to tell it from. */
const figure = z.number().nullable();
/** Calendar days of the reader, both included. */
const days = z.object({ from: z.string(), to: z.string() });

const departmentFigures = z.object({
  /** Null: in no department. */
  id: field.id.nullable(),
  name: z.string().nullable(),
  /** Contracts in progress now. */
  inProgress: count,
  /** Of contracts whose work ran in the period, by the department of the supervising member. */
  agreedHours: figure,
  /** US dollars. */
  agreedSpend: figure,
  /** Of postings published in the period that are no longer open, how many were filled. */
  filled: count,
  decided: count,
});
export type DepartmentFigures = z.infer<typeof departmentFigures>;

/** A firm in figures, for those who lead it. */
export const executiveDashboard = z.object({
  period: days,
  /** As many days, directly before. */
  before: days,
  /** US dollars: what invoices come to, or, as long as there are none, what contracts agree. */
  revenue: z.object({ basis: z.enum(["agreed", "invoiced"]), amount: figure, amountBefore: figure }),
  projects: z.object({
    inProgress: count,
    /** Agreed, not begun. */
    termsAgreed: count,
    awaitingTerms: count,
  }),
  /** Hours of the period; logged is null as long as nobody logs any. */
  utilization: z.object({ agreedHours: figure, loggedHours: figure }),
  satisfaction: z.object({
    /** Mean of the paralegals' and the firm's ratings, 1 to 5. */
    mean: figure,
    reviews: count,
    /** Contracts completed in the period, each of which can be reviewed. */
    completed: count,
  }),
  /** The firm's departments by name, archived ones only while something belongs to them, then what belongs to none. */
  departments: z.array(departmentFigures),
});
export type ExecutiveDashboard = z.infer<typeof executiveDashboard>;

const activityKinds = [
  "posted",
  "applied",
  "accepted",
  "terms_agreed",
  "started",
  "completed",
  "cancelled",
] as const;

/** Something that happened to a posting of the firm. */
export const activity = z.object({
  kind: z.enum(activityKinds),
  at: z.string(),
  jobId: field.id,
  jobTitle: z.string(),
  /** Whoever posted, applied or works. */
  person: z.string(),
  /** The application that came in. */
  applicationId: field.id.nullable(),
  /** The contract that it happened to; null for those who may not open it. */
  contractId: field.id.nullable(),
});
export type Activity = z.infer<typeof activity>;

/** How many happenings a dashboard shows. */
export const shownActivity = 8;

export const firmDashboardEndpoints = {
  executiveDashboard: endpoint({
    name: "executiveDashboard",
    method: "GET",
    path: "/api/dashboard/executive",
    summary: "The firm's figures over the last 30 days, for those who lead it.",
    access: members({ inFirm: true, permission: "report:view" }),
    response: executiveDashboard,
    reads: ["jobs", "applications", "contracts", "team"],
  }),
  listFirmActivity: endpoint({
    name: "listFirmActivity",
    method: "GET",
    path: "/api/dashboard/activity",
    summary:
      "What happened lately to the firm's postings, applications and contracts, as far as the reader may see them, newest first.",
    access: members({ inFirm: true }),
    response: z.array(activity),
    reads: ["jobs", "applications", "contracts", "team"],
  }),
};
