/** Unfinished applications, kept for their writers until they are sent. */
import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";
import { budgetKinds } from "../jobs/posting-options.ts";
import { maxLength } from "../limits.ts";
import { screeningLimits } from "./screening-limits.ts";

const storedDraft = z.object({
  coverLetter: z.string().nullable(),
  kind: z.enum(budgetKinds).optional(),
  price: z.string().nullable(),
  startDate: z.string().nullable(),
  conflictNote: z.string().nullable(),
  answers: z.array(z.string().nullable()).optional(),
});
export type ApplicationDraft = z.infer<typeof storedDraft>;

/** As typed: nothing is required, and figures and days may be incomplete. */
const applicationDraft = z.object({
  coverLetter: field.optionalText(maxLength.coverLetter),
  kind: z.enum(budgetKinds, { error: "Please choose an hourly rate or a flat fee" }).optional(),
  price: field.optionalText(40),
  startDate: field.optionalText(40),
  conflictNote: field.optionalText(maxLength.reason),
  answers: z
    .array(field.optionalText(screeningLimits.answer), { error: "Please send a list of answers" })
    .max(screeningLimits.questions, { error: `Please send at most ${screeningLimits.questions} answers` })
    .optional(),
});

const applicants = members({ userType: "paralegal", permission: "application:create" });

export const applicationDraftEndpoints = {
  getApplicationDraft: endpoint({
    name: "getApplicationDraft",
    method: "GET",
    path: "/api/jobs/:id/application-draft",
    summary: "Your unfinished application to a job, on whatever device it was written.",
    access: applicants,
    params: field.idParams,
    response: z.object({ draft: storedDraft.nullable(), savedAt: field.instant.nullable() }),
    reads: [],
  }),
  keepApplicationDraft: endpoint({
    name: "keepApplicationDraft",
    method: "PUT",
    path: "/api/jobs/:id/application-draft",
    summary: "Keep an unfinished application until it is sent. Without a word it is removed.",
    access: applicants,
    params: field.idParams,
    body: applicationDraft,
    response: z.object({ savedAt: field.instant.nullable() }),
    changes: [],
  }),
};
