import { MagnifierArt } from "~/ui/art.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import type { MatchSearchState } from "./use-match-search.ts";

/** Nothing for these words, nothing for these filters, or nothing open. */
export function NoMatches({ state: { q, hasPreferences, search, reset } }: { state: MatchSearchState }) {
  const text =
    q !== ""
      ? `No open posting fits “${q}”${hasPreferences ? " and your filters" : ""}.`
      : hasPreferences
        ? "No open posting fits your filters. Reset them to see every match."
        : "No posting is open right now. New ones appear here by themselves.";
  return (
    <EmptyState
      art={<MagnifierArt />}
      title="No matches found"
      text={text}
      action={
        <>
          {q !== "" && <Button onClick={() => search("")}>Clear Search</Button>}
          {hasPreferences && <Button onClick={reset}>Reset Filters</Button>}
          {q === "" && !hasPreferences && <ButtonLink to="/jobs">Browse Jobs</ButtonLink>}
        </>
      }
    />
  );
}
