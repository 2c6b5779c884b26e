import { limits } from "@caseload/contract/limits";
import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { searchToasts } from "@caseload/contract/search/search-toasts";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useApi } from "~/lib/use-api.ts";
import { FilterChip } from "~/ui/chips.tsx";
import { classNames } from "~/ui/class-names.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { useDialogs } from "~/ui/use-dialogs.ts";
import * as styles from "./saved-searches.module.css";

const RemovalDialog = vitalPart(() => import("./removal-dialog.tsx"));

/** The newest ones; the list of saved searches has all. */
const maxChips = 8;

interface SavedSearchChipsProps {
  /** Whether the page has all filters of a search; other searches open on their own page. */
  canApply: (search: SavedSearch) => boolean;
  onApply: (search: SavedSearch) => void;
}

/** The member's saved searches as chips that apply them. */
export function SavedSearchChips({ canApply, onApply }: SavedSearchChipsProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const searches = useApi("listSavedSearches", {}, { staleTime: limits.savedSearchesKeptMs }).data ?? [];
  const dialogs = useDialogs<"remove">();
  const [chosen, choose] = useState<SavedSearch | null>(null);

  function select(search: SavedSearch): void {
    if (!canApply(search)) return void navigate(`/search/saved/${search.id}`);
    onApply(search);
    toast.success(searchToasts.searchApplied.title, search.name);
  }
  if (searches.length === 0) return null;
  return (
    <div className={styles.searchChips} role="group" aria-label="Saved searches">
      <span className={classNames("label", styles.chipsLabel)}>Saved searches</span>
      {searches.slice(0, maxChips).map((search) => (
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
      <Link className={classNames("link small", styles.allSearches)} to="/search/saved">
        All Saved Searches
      </Link>
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {chosen && dialogs.name && <RemovalDialog key={dialogs.turn} search={chosen} {...dialogs.control} />}
      </LateDialog>
    </div>
  );
}
