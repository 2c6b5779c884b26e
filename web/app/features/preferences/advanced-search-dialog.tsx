import type { AdvancedFilters } from "@caseload/contract/search/advanced-filters";
import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { Dialog } from "~/ui/dialog.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { advancedPart, readAdvanced, resultsOf, resultsPath } from "~/lib/advanced-address.ts";
import { AnsweredPreferences } from "./answered-preferences.tsx";
import { PreferenceButtons } from "./preference-buttons.tsx";
import { usePreferenceSet } from "./use-preference-set.ts";

interface AdvancedSearchDialogProps extends DialogControl {
  /** Takes the filters in place of opening their results. */
  onSearch?: (filters: AdvancedFilters) => void;
}

/** Opens with the saved preferences, on the result screen with the filters in force there; each opening starts afresh. */
export default function AdvancedSearchDialog(props: AdvancedSearchDialogProps) {
  const [turn, setTurn] = useState(0);
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) setTurn(turn + 1);
  }
  return <FilterDialog key={turn} {...props} />;
}

function FilterDialog({ open, onOpenChange, onSearch }: AdvancedSearchDialogProps) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isOnResults = useLocation().pathname === resultsPath;
  const state = usePreferenceSet(isOnResults ? readAdvanced(address) : undefined);

  function search(): void {
    onOpenChange(false);
    if (onSearch) onSearch(advancedPart(state.chosen));
    else void navigate(resultsOf(state.chosen));
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title="Advanced Search Filters"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
      footer={<PreferenceButtons state={state} />}
    >
      <AnsweredPreferences state={state} />
    </Dialog>
  );
}
