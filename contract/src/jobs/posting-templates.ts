/** Templates of a firm: what a posting says apart from its matter, kept for the next one. */
import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { checkFigures } from "./jobs.ts";
import { hoursUnits } from "./posting-hours.ts";
import { budgetKinds } from "./posting-options.ts";
import { draft, storedPosting } from "./postings.ts";
import { limits, maxLength } from "../limits.ts";

const {
  parties: _parties,
  matterNumber: _matterNumber,
  deadline: _deadline,
  supervisorId: _supervisorId,
  firmName: _firmName,
  ...lasting
} = draft.shape;

/** What a posting says, without what belongs to one matter: parties, number, deadline and supervising attorney. */
const newContent = z
  .strictObject(lasting, {
    error: (issue) =>
      issue.code === "unrecognized_keys" ? `A template has no ${issue.keys.join(", ")}` : undefined,
  })
  .superRefine(checkFigures);

const templateContent = storedPosting
  .pick({
    title: true,
    location: true,
    workArrangement: true,
    hoursPerWeek: true,
    duration: true,
    specialties: true,
    description: true,
    priority: true,
    budgetRange: true,
    practiceArea: true,
    experienceRequired: true,
    urgency: true,
    positions: true,
    requiredCredentials: true,
    requiredLanguages: true,
    screeningQuestions: true,
  })
  .extend({
    hoursAmount: z.number().nullable(),
    hoursUnit: z.enum(hoursUnits).nullable(),
    budgetKind: z.enum(budgetKinds).nullable(),
    budgetMin: z.number().nullable(),
    budgetMax: z.number().nullable(),
  });
export type TemplateContent = z.infer<typeof templateContent>;

const postingTemplate = z.object({
  id: field.id,
  name: z.string(),
  content: templateContent,
  savedAt: field.instant,
  /** Null once that person has left. */
  savedBy: z.string().nullable(),
  /** Whether the viewer may replace and delete it. */
  mayChange: z.boolean(),
});
export type PostingTemplate = z.infer<typeof postingTemplate>;

export const templateName = field.line("Please enter a name for the template", 1, maxLength.title);

export const newTemplate = z.object({
  name: templateName,
  content: newContent,
  /** Replaces the firm's template of the same name. */
  replace: z.boolean({ error: "Please send true or false" }).optional(),
});
export type NewTemplate = z.output<typeof newTemplate>;

const writers = { inFirm: true, permission: "job:view" } as const;

export const postingTemplateEndpoints = {
  listPostingTemplates: endpoint({
    name: "listPostingTemplates",
    method: "GET",
    path: "/api/posting-templates",
    summary: `Your firm's templates by name, at most ${limits.postingTemplates}.`,
    access: members(writers),
    response: z.array(postingTemplate),
    reads: ["postingTemplates"],
  }),
  savePostingTemplate: endpoint({
    name: "savePostingTemplate",
    method: "POST",
    path: "/api/posting-templates",
    summary:
      "Keep a posting as a template of your firm. Where the firm has one of that name, 409 unless `replace: true`.",
    access: members(writers),
    body: newTemplate,
    response: postingTemplate,
    status: 201,
    changes: ["postingTemplates"],
  }),
  deletePostingTemplate: endpoint({
    name: "deletePostingTemplate",
    method: "DELETE",
    path: "/api/posting-templates/:id",
    summary: "Delete a template, for who saved it and for holders of job:edit.",
    access: parties("postingTemplate", ["attorney", "paralegal"], writers),
    params: field.idParams,
    response: field.done,
    changes: ["postingTemplates"],
  }),
};
