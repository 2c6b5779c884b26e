import type { AdvancedFilters } from "@caseload/contract/search/advanced-filters";
import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { Dialog } from "~/ui/dialog.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { advancedPart, readAdvanced, resultsOf, resultsPath } from "~/lib/advanced-address.ts";
import { LoadedPreferenceFields, PreferenceButtons } from "./preference-fields.tsx";
import { usePreferenceSet } from "./use-preference-set.ts";

interface AdvancedSearchDialogProps extends DialogControl {
  /** Receives the filters, instead of the results opening. */
  onSearch?: (filters: AdvancedFilters) => void;
}

/** Each opening starts with the saved preferences, or on the results screen with the filters applied there. */
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
      <LoadedPreferenceFields state={state} />
    </Dialog>
  );
}
