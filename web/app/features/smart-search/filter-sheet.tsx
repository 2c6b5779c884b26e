import { useState } from "react";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { FilterFields } from "./filter-fields.tsx";
import type { SmartFilters } from "./smart-filters.ts";
import type { SmartSearchState } from "./use-smart-search.ts";

/** The advanced filters of phones: a bottom sheet, whose choices count together. Mount it anew for each opening. */
export default function FilterSheet({ state, ...control }: DialogControl & { state: SmartSearchState }) {
  const { given, typed, choose, apply } = state;
  const { keyword, location, ...filters } = given;
  const [draft, setDraft] = useState<SmartFilters>(filters);
  const end = (action: () => void): void => {
    action();
    control.onOpenChange(false);
  };
  return (
    <Dialog
      {...control}
      title="Advanced Filters"
      onSubmit={(event) => {
        event.preventDefault();
        end(() => choose(draft));
      }}
      footer={
        <>
          <Button variant="ghost" size="lg" onClick={() => end(() => apply({ keyword, location }))}>
            Clear Filters
          </Button>
          <Button variant="primary" size="lg" type="submit">
            Apply Filters
          </Button>
        </>
      }
    >
      <FilterFields
        filters={{ ...draft, location: typed.location.trim() }}
        choose={(change) => setDraft({ ...draft, ...change })}
      />
    </Dialog>
  );
}
