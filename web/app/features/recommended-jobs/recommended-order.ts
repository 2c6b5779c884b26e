import type { MatchOrder } from "@caseload/contract/matching/matches";

export const readOrder = (address: URLSearchParams): MatchOrder =>
  address.get("order") === "newest" ? "newest" : "best";
export const writeOrder = (order: MatchOrder): URLSearchParams =>
  new URLSearchParams(order === "best" ? {} : { order });

/** What a dashboard asks for. Scores need a profile; without one, the newest come first. */
export const recommendedJobs = (wanted: MatchOrder, hasProfile: boolean) => ({
  query: { preferences: "saved" as const, order: hasProfile ? wanted : ("newest" as const) },
});
