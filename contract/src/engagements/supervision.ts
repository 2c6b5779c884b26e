/** The log of supervision under ABA Model Rule 5.3 (ENGAGEMENT.md section 4). Its entries are never changed. */
import { z } from "zod";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { workLimits } from "./work-limits.ts";

/** The kinds that an attorney writes. */
export const writtenSupervisionKinds = ["instruction", "review"] as const;
export const supervisionKinds = [
  ...writtenSupervisionKinds,
  "timesheet_approved",
  "timesheet_returned",
  "deliverable_approved",
  "deliverable_returned",
] as const;
export type SupervisionKind = (typeof supervisionKinds)[number];

const entry = z.object({
  id: field.id,
  kind: z.enum(supervisionKinds),
  /** Null when a timesheet approved itself. */
  authorId: field.id.nullable(),
  authorName: z.string().nullable(),
  authorEmailConfirmed: z.boolean(),
  /** The deliverable that the entry is about. */
  deliverable: z.object({ id: field.id, title: z.string() }).nullable(),
  text: z.string(),
  createdAt: field.instant,
});
export type SupervisionEntry = z.infer<typeof entry>;

const bothSides = parties("contract", ["paralegal", "attorney"]);

export const supervisionEndpoints = {
  listSupervision: endpoint({
    name: "listSupervision",
    method: "GET",
    path: "/api/contracts/:id/supervision",
    summary: "The supervision log of a contract, newest first.",
    access: bothSides,
    params: field.idParams,
    query: field.page,
    response: z.array(entry),
    paged: true,
    // Answers to timesheets are entries of the log.
    reads: ["work", "time"],
  }),
  downloadSupervision: endpoint({
    name: "downloadSupervision",
    method: "GET",
    path: "/api/contracts/:id/supervision/csv",
    summary: "The supervision log of a contract, as CSV.",
    access: bothSides,
    params: field.idParams,
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: [],
  }),
  addSupervisionEntry: endpoint({
    name: "addSupervisionEntry",
    method: "POST",
    path: "/api/contracts/:id/supervision",
    summary: "Add an instruction or a review to the supervision log, as an attorney of the firm.",
    access: parties("contract", ["attorney"]),
    params: field.idParams,
    body: z.object({
      kind: z
        .enum(writtenSupervisionKinds, { error: "Please choose instruction or review" })
        .default("instruction"),
      text: field.text("Please write an entry", 1, workLimits.text),
    }),
    response: entry,
    status: 201,
    changes: ["work", "contracts"],
  }),
};
