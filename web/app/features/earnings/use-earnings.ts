import { useSearchParams } from "react-router";
import { useApi } from "~/lib/use-api.ts";

/** A year that the address may name. */
const named = /^(20\d\d|21\d\d)$/;

/** The query of the year in the address; the server's own choice, this year, where it names none. */
function yearQuery(search: URLSearchParams): { query?: { year: number } } {
  const year = search.get("year") ?? "";
  return named.test(year) ? { query: { year: Number(year) } } : {};
}

export function useEarnings() {
  const [search] = useSearchParams();
  return useApi("getEarnings", yearQuery(search));
}
