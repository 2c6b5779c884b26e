import { reviewDeadline } from "@caseload/contract/engagements/review-rules";
import type { ContractStatus } from "@caseload/contract/lifecycles";

/** The instant from which on hidden reviews are shown and none is written; null before completion. */
export const closesAt = (contract: { status: ContractStatus; endedAt: Date | null }): Date | null =>
  contract.status === "completed" && contract.endedAt !== null
    ? new Date(reviewDeadline(contract.endedAt.toISOString()))
    : null;

export const isWithinPeriod = (
  contract: { status: ContractStatus; endedAt: Date | null },
  now: Date,
): boolean => {
  const end = closesAt(contract);
  return end !== null && now < end;
};

interface Review {
  authorId: number;
  publishedAt: Date | null;
  reply: string | null;
}

/** Its author changes a review until the other side may read it. */
export const mayEdit = (actorId: number, { authorId, publishedAt }: Review): boolean =>
  actorId === authorId && publishedAt === null;

/** The side that a review is about replies once. */
export const mayReply = (isAboutOwnSide: boolean, { publishedAt, reply }: Review): boolean =>
  isAboutOwnSide && publishedAt !== null && reply === null;
