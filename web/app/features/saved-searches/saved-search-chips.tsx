import { limits } from "@caseload/contract/limits";
import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { toasts } from "@caseload/contract/toasts";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useApi } from "~/lib/use-api.ts";
import { FilterChip } from "~/ui/chips.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { useDialogs } from "~/ui/use-dialogs.ts";
import styles from "./saved-search-chips.module.css";

const RemovalDialog = vitalPart(() => import("./removal-dialog.tsx"));

/** The newest so many; the list has them all. */
const max = 8;

interface SavedSearchChipsProps {
  /** Whether the page can ask for all that a search asks for; the others open on their own page. */
  canApply: (search: SavedSearch) => boolean;
  onApply: (search: SavedSearch) => void;
}

/** One's saved searches at hand, beside the search that they are applied to. */
export function SavedSearchChips({ canApply, onApply }: SavedSearchChipsProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const searches = useApi("listSavedSearches", {}, { staleTime: limits.savedSearchesKeptMs }).data ?? [];
  const dialogs = useDialogs<"remove">();
  const [chosen, choose] = useState<SavedSearch | null>(null);

  function select(search: SavedSearch): void {
    if (!canApply(search)) return void navigate(`/search/saved/${search.id}`);
    onApply(search);
    toast.success(toasts.searchApplied.title, search.name);
  }
  if (searches.length === 0) return null;
  return (
    <div className={styles.savedChips} role="group" aria-label="Saved searches">
      <span className="label">Saved searches</span>
      {searches.slice(0, max).map((search) => (
        <FilterChip
          key={search.id}
          label={search.name}
          onSelect={() => select(search)}
          onRemove={() => {
            choose(search);
            dialogs.open("remove");
          }}
        />
      ))}
      <Link className="link small" to="/search/saved">
        All Saved Searches
      </Link>
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {chosen && dialogs.name && <RemovalDialog key={dialogs.turn} search={chosen} {...dialogs.control} />}
      </LateDialog>
    </div>
  );
}
