import type { ContractReview, ContractReviews, ShownReview } from "@caseload/contract/engagements/reviews";
import type { Actor } from "../../../platform/actor.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { mayActOn } from "../contracts/policy.ts";
import type { PartyContract } from "../contracts/queries.ts";
import { closesAt, isWithinPeriod, mayEdit, mayReply } from "./policy.ts";
import type { readContractReviews, ReviewRow } from "./queries.ts";

const presentShared = ({ review }: ReviewRow) => ({
  id: review.id,
  contractId: review.contractId,
  side: review.side,
  rating: review.rating,
  criteria: review.criteria,
  text: review.text,
  createdAt: review.createdAt.toISOString(),
  editedAt: review.editedAt?.toISOString() ?? null,
  reply:
    review.reply !== null && review.repliedAt !== null
      ? { text: review.reply, at: review.repliedAt.toISOString() }
      : null,
});

export function presentContractReview(row: ReviewRow, viewer: Actor, party: PartyContract): ContractReview {
  const { review, authorName, authorEmailConfirmed } = row;
  const isAboutOwnSide = review.side !== party.side && mayActOn(viewer, party.contract);
  return {
    ...presentShared(row),
    publishedAt: review.publishedAt?.toISOString() ?? null,
    authorName,
    authorEmailConfirmed,
    may: { edit: mayEdit(viewer.id, review), reply: mayReply(isAboutOwnSide, review) },
  };
}

export function presentContractReviews(
  { party, rows, isWritten }: Awaited<ReturnType<typeof readContractReviews>>,
  viewer: Actor,
  now: Date,
): ContractReviews {
  return {
    reviews: rows.map((row) => presentContractReview(row, viewer, party)),
    closesAt: closesAt(party.contract)?.toISOString() ?? null,
    mayWrite: !isWritten && isWithinPeriod(party.contract, now) && mayActOn(viewer, party.contract),
  };
}

/** Visitors read no names of authors, whose profiles may not be public. */
export function presentShownReview(row: ReviewRow, viewer: Actor | null): ShownReview {
  const { review, authorName, job, firmName } = row;
  return {
    ...presentShared(row),
    publishedAt: (review.publishedAt ?? review.createdAt).toISOString(),
    jobTitle: job.title,
    firmName: displayFirmName({ current: firmName, given: job.givenFirmName }),
    authorName: viewer && authorName,
    authorEmailConfirmed: row.authorEmailConfirmed,
  };
}
