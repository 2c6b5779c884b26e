/** The next date of a live contract, for the order of lists and for what they say. Free of zod. */
import type { Contract } from "./contracts.ts";
import { limits } from "../limits.ts";

type Standing = Pick<
  Contract,
  | "status"
  | "viewerSide"
  | "attorney"
  | "paralegal"
  | "startsOn"
  | "projectDeadline"
  | "completionRequestedAt"
  | "may"
>;

export type ContractDue =
  /** The viewer's own, at once. */
  | { readonly what: "signature" }
  /** YYYY-MM-DD */
  | { readonly what: "start" | "deadline"; readonly day: string }
  /** A requested completion takes effect at this instant (PRODUCT.md "From posting to paid"). */
  | { readonly what: "completion"; readonly at: string };

const hourMs = 3_600_000;

/** The instant until which the firm may object. */
export const objectionDeadline = (requestedAt: string): string =>
  new Date(Date.parse(requestedAt) + limits.completionObjectionHours * hourMs).toISOString();

/** Null where nothing is due: it is over, waits for the other side's signature, or has no last day. */
export function nextDue(contract: Standing): ContractDue | null {
  const { status, viewerSide, startsOn, projectDeadline, completionRequestedAt } = contract;
  const deadline = projectDeadline === null ? null : ({ what: "deadline", day: projectDeadline } as const);
  switch (status) {
    case "pending_terms":
      return contract.may.act && contract[viewerSide].signature === null ? { what: "signature" } : null;
    case "terms_agreed":
      return startsOn === null ? deadline : { what: "start", day: startsOn };
    case "in_progress":
      return completionRequestedAt === null
        ? deadline
        : { what: "completion", at: objectionDeadline(completionRequestedAt) };
    case "completed":
    case "cancelled":
      return null;
  }
}
