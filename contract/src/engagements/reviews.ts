/** Reviews of completed contracts, one per side, hidden until both are in or the period ends (ENGAGEMENT.md section 7). */
import { z } from "zod";
import { anyone, endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { userTypes } from "../roles.ts";
import { reviewCriteria, reviewLimits } from "./review-rules.ts";

const criteria = z.partialRecord(z.enum(reviewCriteria), z.number().int());

const reviewFields = {
  id: field.id,
  contractId: field.id,
  /** The side that wrote it. */
  side: z.enum(userTypes),
  rating: z.number().int(),
  criteria,
  text: z.string(),
  createdAt: field.instant,
  editedAt: field.instant.nullable(),
  /** Null while only its author's side reads it. */
  publishedAt: field.instant.nullable(),
  reply: z.object({ text: z.string(), at: field.instant }).nullable(),
};

const contractReview = z.object({
  ...reviewFields,
  authorName: z.string(),
  authorEmailConfirmed: z.boolean(),
  may: z.object({ edit: z.boolean(), reply: z.boolean() }),
});
export type ContractReview = z.infer<typeof contractReview>;

const contractReviews = z.object({
  /** The viewer's side's review, and the other side's once it is published. */
  reviews: z.array(contractReview),
  /** When the period for reviews ends; null before completion. */
  closesAt: field.instant.nullable(),
  mayWrite: z.boolean(),
});
export type ContractReviews = z.infer<typeof contractReviews>;

const shownReview = z.object({
  ...reviewFields,
  publishedAt: field.instant,
  jobTitle: z.string(),
  firmName: z.string(),
  /** Null for visitors who are not signed in. */
  authorName: z.string().nullable(),
  authorEmailConfirmed: z.boolean(),
});
export type ShownReview = z.infer<typeof shownReview>;

const ratingError = `Please choose 1 to ${reviewLimits.maxRating}`;
const rating = z
  .number({ error: ratingError })
  .int({ error: ratingError })
  .min(1, { error: ratingError })
  .max(reviewLimits.maxRating, { error: ratingError });

export const reviewForm = z.object({
  rating,
  criteria: z.partialRecord(z.enum(reviewCriteria), rating),
  text: field.text("Please write a few words", 1, reviewLimits.text),
});
export type ReviewForm = z.infer<typeof reviewForm>;

const ofReview = parties("review", ["paralegal", "attorney"]);
const changes = ["reviews"] as const;
const csv = { file: "text/csv; charset=utf-8", response: z.string(), reads: [] } as const;

export const reviewEndpoints = {
  writeReview: endpoint({
    name: "writeReview",
    method: "POST",
    path: "/api/contracts/:id/reviews",
    summary: "Review a completed contract, once for each side, within 14 days.",
    access: parties("contract", ["paralegal", "attorney"]),
    params: field.idParams,
    body: reviewForm,
    response: contractReview,
    status: 201,
    changes: ["reviews"],
  }),
  listContractReviews: endpoint({
    name: "listContractReviews",
    method: "GET",
    path: "/api/contracts/:id/reviews",
    summary: "Your side's review of a contract, and the other's once it is published.",
    access: parties("contract", ["paralegal", "attorney"]),
    params: field.idParams,
    response: contractReviews,
    reads: ["reviews", "contracts"],
  }),
  editReview: endpoint({
    name: "editReview",
    method: "PATCH",
    path: "/api/reviews/:id",
    summary: "Edit your own review until it is published.",
    access: ofReview,
    params: field.idParams,
    body: reviewForm,
    response: contractReview,
    changes,
  }),
  replyToReview: endpoint({
    name: "replyToReview",
    method: "POST",
    path: "/api/reviews/:id/reply",
    summary: "Reply, once, to a published review of your side.",
    access: ofReview,
    params: field.idParams,
    body: z.object({ text: field.text("Please write a few words", 1, reviewLimits.reply) }),
    response: contractReview,
    changes,
  }),
  listParalegalReviews: endpoint({
    name: "listParalegalReviews",
    method: "GET",
    path: "/api/profiles/paralegal/:id/reviews",
    summary: "Published reviews of a paralegal, newest first, for those who may see the profile.",
    access: anyone,
    params: field.idParams,
    query: field.page,
    response: z.array(shownReview),
    paged: true,
    reads: ["reviews"],
  }),
  downloadParalegalReviews: endpoint({
    name: "downloadParalegalReviews",
    method: "GET",
    path: "/api/profiles/paralegal/:id/reviews/csv",
    summary: "The same reviews as CSV.",
    access: anyone,
    params: field.idParams,
    ...csv,
  }),
  listFirmReviews: endpoint({
    name: "listFirmReviews",
    method: "GET",
    path: "/api/firms/:id/reviews",
    summary: "Published reviews of a firm, newest first.",
    access: anyone,
    params: field.idParams,
    query: field.page,
    response: z.array(shownReview),
    paged: true,
    reads: ["reviews"],
  }),
  downloadFirmReviews: endpoint({
    name: "downloadFirmReviews",
    method: "GET",
    path: "/api/firms/:id/reviews/csv",
    summary: "The same reviews as CSV.",
    access: anyone,
    params: field.idParams,
    ...csv,
  }),
};
