import { MagnifierArt } from "~/ui/art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { appliedParts } from "./applied-parts.ts";
import type { SmartSearchState } from "./use-smart-search.ts";

export function NothingFound({ state: { given, clear } }: { state: SmartSearchState }) {
  const isNarrowed = appliedParts(given).length > 0;
  return (
    <EmptyState
      art={<MagnifierArt />}
      title="No Opportunities Found"
      text={
        isNarrowed
          ? "No posting fits all of this. Take a filter away, or save the search and look again later."
          : "No position is open at the moment. New ones appear here by themselves."
      }
      action={isNarrowed && <Button onClick={clear}>Clear Filters</Button>}
    />
  );
}
