import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { noChoices } from "./directory-filters.ts";
import { FilterFields } from "./filter-fields.tsx";
import { useDraft, withOthers, type DirectoryState } from "./use-directory.ts";

interface FilterSheetProps {
  state: DirectoryState;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The filters of phones: a bottom sheet. */
export default function FilterSheet({
  state: { given, apply, clear },
  open,
  onOpenChange,
}: FilterSheetProps) {
  const { draft, choose } = useDraft(given);
  const end = (action: () => void): void => {
    action();
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Filter Paralegals"
      onSubmit={(event) => {
        event.preventDefault();
        end(() => apply(withOthers(draft, given)));
      }}
      footer={
        <>
          <Button
            variant="ghost"
            size="lg"
            onClick={() =>
              end(() => {
                choose(noChoices);
                clear();
              })
            }
          >
            Clear Filters
          </Button>
          <Button variant="primary" size="lg" type="submit">
            Apply Filters
          </Button>
        </>
      }
    >
      <FilterFields draft={draft} choose={choose} />
    </Dialog>
  );
}
