/** The posting guard: what a posting's public text may not ask of a paralegal (ENGAGEMENT.md section 8). */
import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";
import { maxLength } from "../limits.ts";

/** ABA Model Rules, an unpaid trial, and the name of a private party. */
const guardRules = ["Model Rule 5.5", "Model Rule 5.4", "Unpaid trial", "Party name"] as const;

export const guardFinding = z.object({
  rule: z.enum(guardRules),
  /** The sentence, up to 160 characters. */
  excerpt: z.string(),
  why: z.string(),
  /** A wording that is allowed. */
  better: z.string(),
});
export type GuardFinding = z.infer<typeof guardFinding>;

/** Confirms that the writer has read the findings; without it a posting with any is refused with 409. */
export const guardRead = z.boolean({ error: "Please send true or false" }).optional();

/** The sentence of a 409. Five findings at most. */
export const guardRefusal = (findings: readonly GuardFinding[]): string =>
  [
    "Nothing was saved. Read this first, then confirm that you have read it.",
    ...findings
      .slice(0, 5)
      .map(({ rule, excerpt, why, better }) => `${rule}: "${excerpt}" ${why} Instead: ${better}`),
  ].join("\n");

export const postingGuardEndpoints = {
  checkPosting: endpoint({
    name: "checkPosting",
    method: "POST",
    path: "/api/jobs/guard",
    summary: "What the posting guard finds in a text, while it is written. Stores nothing.",
    access: members({ inFirm: true }),
    body: z.object({
      title: field.optionalText(maxLength.title).transform((value) => value ?? ""),
      description: field.optionalText(maxLength.prose).transform((value) => value ?? ""),
      budgetRange: field.optionalLine(maxLength.shortText),
      screeningQuestions: z
        .array(z.string().max(maxLength.shortText * 2))
        .max(maxLength.list)
        .optional(),
      /** Names and aliases of the private parties. */
      parties: z
        .array(z.string().max(maxLength.shortText), { error: "Please send a list of names" })
        .max(maxLength.list * maxLength.list)
        .optional(),
    }),
    response: z.array(guardFinding),
    changes: [],
  }),
};
