import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { SaveSearch } from "./save-search.tsx";
import type { MatchSearchState } from "./use-match-search.ts";

interface FilterSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: MatchSearchState;
}

/** The filters on phones; the list behind is scored with every change. */
export default function FilterSheet({ open, onOpenChange, state }: FilterSheetProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Match preferences"
      footer={
        <Button variant="primary" size="lg" block onClick={() => onOpenChange(false)}>
          Show matches
        </Button>
      }
    >
      <FilterPanel state={state} />
      <SaveSearch state={state} />
    </Dialog>
  );
}
