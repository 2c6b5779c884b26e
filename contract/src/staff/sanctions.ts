import { z } from "zod";
import { endpoint, members, parties, staffOnly } from "../endpoint.ts";
import * as field from "../fields.ts";
import { maxLength } from "../limits.ts";
import { sanctionKinds, sanctionStates, takedownSubjects } from "./sanction-kinds.ts";

/** A sanction as its addressee reads it. */
export const sanction = z.object({
  id: field.id,
  kind: z.enum(sanctionKinds),
  /** What was taken down; null for other kinds. */
  subject: z.enum(takedownSubjects).nullable(),
  subjectId: field.id.nullable(),
  /** Excerpt of what was taken down. */
  excerpt: z.string().nullable(),
  reason: z.string(),
  createdAt: field.instant,
  /** The first instant after a suspension. */
  until: field.instant.nullable(),
  state: z.enum(sanctionStates),
  /** When it was lifted, or ended by its date. */
  endedAt: field.instant.nullable(),
  appeal: z
    .object({
      text: z.string(),
      at: field.instant,
      /** Null until staff have answered it. */
      answer: z
        .object({ outcome: z.enum(["lifted", "kept"]), note: z.string(), at: field.instant })
        .nullable(),
    })
    .nullable(),
  mayAppeal: z.boolean(),
});
export type Sanction = z.infer<typeof sanction>;

const person = z.object({ id: field.id, name: z.string() });

/** And as staff see it. */
const sanctionFile = sanction.extend({ person, by: z.string(), mayLift: z.boolean(), mayKeep: z.boolean() });
export type SanctionFile = z.infer<typeof sanctionFile>;

const reasonError = "Please write at least 10 characters";

export const sanctionForm = z
  .object({
    userId: field.id,
    kind: z.enum(sanctionKinds, { error: "Please choose a sanction" }),
    subject: z.enum(takedownSubjects, { error: "Please choose a posting, a message or a review" }).optional(),
    /** The posting's, the message's or the review's id. */
    subjectId: field.id.optional(),
    /** The last day of a suspension, in the staff member's time zone. */
    until: field.day.optional(),
    /** Its addressee reads it. */
    reason: field.text(reasonError, 10, maxLength.reason),
  })
  .superRefine(({ kind, subject, subjectId, until }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (kind === "takedown" && subject === undefined)
      refuse("subject", "Please choose a posting, a message or a review");
    if (kind === "takedown" && subjectId === undefined) refuse("subjectId", "Please name what to take down");
    if (kind !== "takedown" && (subject !== undefined || subjectId !== undefined))
      refuse("subject", "Only a takedown names a posting, a message or a review");
    if (kind === "suspension" && until === undefined) refuse("until", "Please choose the last day");
    if (kind !== "suspension" && until !== undefined) refuse("until", "Only a suspension has a last day");
  });
export type SanctionForm = z.infer<typeof sanctionForm>;

export const appealForm = z.object({
  text: field.text("Please write at least 20 characters", 20, maxLength.report),
});
export const sanctionNote = z.object({ note: field.text(reasonError, 10, maxLength.reason) });

const filters = z.object({ state: z.enum(sanctionStates).optional() });

export const sanctionEndpoints = {
  imposeSanction: endpoint({
    name: "imposeSanction",
    method: "POST",
    path: "/api/staff/sanctions",
    summary:
      "Take down a posting, a message or a review, warn, suspend or ban a member, with a reason that the member reads. A suspension ends after its last day.",
    access: staffOnly,
    body: sanctionForm,
    response: sanctionFile,
    status: 201,
    changes: ["sanctions", "staff_log", "jobs", "messages", "reviews", "people"],
  }),
  listSanctions: endpoint({
    name: "listSanctions",
    method: "GET",
    path: "/api/staff/sanctions",
    summary: "Sanctions by state, newest first.",
    access: staffOnly,
    query: filters.extend(field.page.shape),
    response: z.array(sanctionFile),
    paged: true,
    reads: ["sanctions"],
  }),
  sanctionsCsv: endpoint({
    name: "sanctionsCsv",
    method: "GET",
    path: "/api/staff/sanctions/csv",
    summary: "All sanctions of a state as CSV, newest first.",
    access: staffOnly,
    query: filters,
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: ["sanctions"],
  }),
  getSanction: endpoint({
    name: "getSanction",
    method: "GET",
    path: "/api/staff/sanctions/:id",
    summary: "One sanction with its appeal.",
    access: staffOnly,
    params: field.idParams,
    response: sanctionFile,
    reads: ["sanctions"],
  }),
  liftSanction: endpoint({
    name: "liftSanction",
    method: "POST",
    path: "/api/staff/sanctions/:id/lift",
    summary: "End a sanction, on appeal or not, with a note that the member reads.",
    access: staffOnly,
    params: field.idParams,
    body: sanctionNote,
    response: sanctionFile,
    changes: ["sanctions", "staff_log", "jobs", "messages", "reviews", "people"],
  }),
  keepSanction: endpoint({
    name: "keepSanction",
    method: "POST",
    path: "/api/staff/sanctions/:id/keep",
    summary: "Refuse an appeal, with a note that the member reads.",
    access: staffOnly,
    params: field.idParams,
    body: sanctionNote,
    response: sanctionFile,
    changes: ["sanctions", "staff_log"],
  }),
  listOwnSanctions: endpoint({
    name: "listOwnSanctions",
    method: "GET",
    path: "/api/account/sanctions",
    summary: "Sanctions against your account, newest first.",
    access: members(),
    query: field.page,
    response: z.array(sanction),
    paged: true,
    reads: ["sanctions"],
  }),
  ownSanctionsCsv: endpoint({
    name: "ownSanctionsCsv",
    method: "GET",
    path: "/api/account/sanctions/csv",
    summary: "Sanctions against your account as CSV, newest first.",
    access: members(),
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: ["sanctions"],
  }),
  appealSanction: endpoint({
    name: "appealSanction",
    method: "POST",
    path: "/api/account/sanctions/:id/appeal",
    summary: "Ask staff to lift a sanction. Each sanction can be appealed once.",
    access: parties("sanction", ["attorney", "paralegal"]),
    params: field.idParams,
    body: appealForm,
    response: sanction,
    whileRestricted: true,
    changes: ["sanctions"],
  }),
};
