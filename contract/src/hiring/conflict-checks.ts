/** The check of an application, what each side decides about it, and its log (ENGAGEMENT.md section 3). */
import { z } from "zod";
import { proposedPay } from "../engagements/structured-terms.ts";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { maxLength } from "../limits.ts";
import { partyRoles } from "../jobs/posting-options.ts";
import { conflictCheck } from "./conflict-check.ts";
import { conflictEventKinds, conflictStatuses, ledgerRoles } from "./conflict-statuses.ts";

const match = z.object({
  party: z.object({ name: z.string(), aliases: z.array(z.string()), role: z.enum(partyRoles) }),
  entry: z.object({
    name: z.string(),
    aliases: z.array(z.string()),
    role: z.enum(ledgerRoles),
    /** The first and the last day of the work. */
    from: field.day.nullable(),
    to: field.day.nullable(),
  }),
  /** Words that names of both have and that tell more than a legal form does; empty where the names are spelled otherwise. */
  sharedWords: z.array(z.string()),
});
export type ConflictMatch = z.infer<typeof match>;

const applicationConflict = conflictCheck.extend({
  applicationId: field.id,
  job: z.object({ id: field.id, title: z.string() }),
  paralegalName: z.string(),
  paralegalEmailConfirmed: z.boolean(),
  /** The price that the application names. */
  proposedPay: proposedPay.nullable(),
  /** The viewer's own answer to comparing names; the other side's is never sent. */
  ownConsent: z.boolean().nullable(),
  /** The matching names, once both parties have agreed to compare; null before. */
  matches: z.array(match).nullable(),
  /** Who decided and why, for the firm's side only. */
  decision: z.object({ byName: z.string(), at: field.instant, reason: z.string() }).nullable(),
  may: z.object({
    /** Clear or override. */
    decide: z.boolean(),
    /** Accept the application, once no possible conflict stops it. */
    accept: z.boolean(),
    /** Agree to compare, or decline. */
    consent: z.boolean(),
    /** Read the parties of the posting, as those who manage it. */
    readParties: z.boolean(),
    /** Name, change and remove them. */
    changeParties: z.boolean(),
  }),
});
export type ApplicationConflict = z.infer<typeof applicationConflict>;

const logEntry = z.object({
  id: field.id,
  applicationId: field.id,
  jobTitle: z.string(),
  paralegalName: z.string(),
  paralegalEmailConfirmed: z.boolean(),
  kind: z.enum(conflictEventKinds),
  status: z.enum(conflictStatuses),
  at: field.instant,
});
export type ConflictLogEntry = z.infer<typeof logEntry>;

const bothSides = parties("application", ["paralegal", "attorney"]);

export const conflictCheckEndpoints = {
  getConflict: endpoint({
    name: "getConflict",
    method: "GET",
    path: "/api/applications/:id/conflict",
    summary:
      "The conflict check of an application; the matching names once both parties have agreed to compare.",
    access: bothSides,
    params: field.idParams,
    response: applicationConflict,
    reads: ["applications", "conflicts"],
  }),
  decideConflict: endpoint({
    name: "decideConflict",
    method: "POST",
    path: "/api/applications/:id/conflict",
    summary: "Clear a possible conflict, or override it with a screening memo, as the firm.",
    access: parties("application", ["attorney"], { inFirm: true }),
    params: field.idParams,
    body: z.object({
      action: z.enum(["clear", "override"], { error: "Please choose clear or override" }),
      /** Kept with the application; only the firm's side reads it. */
      reason: field.text("Please give a reason", 1, maxLength.reason),
    }),
    response: applicationConflict,
    changes: ["applications", "contracts", "conflicts"],
  }),
  consentToCompare: endpoint({
    name: "consentToCompare",
    method: "POST",
    path: "/api/applications/:id/conflict/consent",
    summary: "Agree to compare the matching names, or decline. Nothing is disclosed until both sides agree.",
    access: bothSides,
    params: field.idParams,
    body: z.object({ consent: z.boolean({ error: "Please agree or decline (consent)" }) }),
    response: applicationConflict,
    changes: ["conflicts"],
  }),
  listConflictLog: endpoint({
    name: "listConflictLog",
    method: "GET",
    path: "/api/conflicts/log",
    summary: "Checks and decisions of your own applications, or of the firm's, newest first.",
    access: members(),
    query: field.page,
    response: z.array(logEntry),
    paged: true,
    reads: ["conflicts", "applications"],
  }),
  downloadConflictLog: endpoint({
    name: "downloadConflictLog",
    method: "GET",
    path: "/api/conflicts/log/csv",
    summary: "The log of conflict checks, as CSV.",
    access: members(),
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: [],
  }),
};
