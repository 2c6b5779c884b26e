import { z } from "zod";
import { anyone, endpoint } from "../endpoint.ts";
import { paidOnTime, reviewSummary } from "../engagements/review-summary.ts";
import * as field from "../fields.ts";
import { responsiveness } from "../jobs/response-times.ts";
import { barAdmission } from "../profiles/bar-admission.ts";

/** A firm as everyone sees it. */
const publicFirm = z.object({
  id: field.id,
  name: z.string(),
  location: z.string().nullable(),
  firmSize: z.string().nullable(),
  workType: z.string().nullable(),
  description: z.string().nullable(),
  practiceAreas: z.array(z.string()),
  memberSince: field.instant,
  responsiveness,
  /** The most recently checked one among its attorneys. */
  barAdmission,
  /** Whether one of its members has confirmed an email address. */
  emailConfirmed: z.boolean(),
  /** Another firm, whose name this one's is like. */
  similarFirm: z.object({ id: field.id, name: z.string() }).nullable(),
  reviews: reviewSummary,
  paidOnTime,
});
export type PublicFirm = z.infer<typeof publicFirm>;

export const firmEndpoints = {
  getFirm: endpoint({
    name: "getFirm",
    method: "GET",
    path: "/api/firms/:id",
    summary: "A firm's public page. One without a finished profile has none.",
    access: anyone,
    params: field.idParams,
    response: publicFirm,
    reads: ["profile", "reviews", "invoices"],
  }),
};
