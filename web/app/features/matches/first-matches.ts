import { maxLength } from "@caseload/contract/limits";

/** The server returns at most 50. */
export const initialMatches = 20;

/** The search text of the address. */
export const searchText = (address: URLSearchParams): string =>
  (address.get("q") ?? "").trim().slice(0, maxLength.shortText);

/** What /search asks for until its preferences are changed. */
export const firstMatches = (address: URLSearchParams) => ({
  query: { q: searchText(address) || undefined, preferences: "saved" as const, limit: initialMatches },
});
