import { PriorityBadge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { FieldGroup } from "~/ui/field.tsx";
import { RadioList } from "~/ui/radio-list.tsx";
import { choiceOf, priorityOptions, statusOptions, valueOf, type JobFilters } from "./job-filters.ts";
import { useFilterDraft } from "./use-job-filters.ts";

interface FilterSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  applied: JobFilters;
  onApply: (filters: JobFilters) => void;
  onClear: () => void;
}

/** "All Priorities", then the most urgent first. */
const [anyPriority, ...rising] = priorityOptions;
const priorityChoices = [...(anyPriority ? [anyPriority] : []), ...rising.toReversed()].map(
  ({ value, label }) => ({
    value,
    label: value === "all" ? label : <PriorityBadge priority={value} />,
  }),
);

/** Filter Jobs on phones: a bottom sheet with every choice in sight. */
export default function FilterSheet({ open, onOpenChange, applied, onApply, onClear }: FilterSheetProps) {
  const { draft, choose } = useFilterDraft(applied);
  const end = (action: () => void): void => {
    action();
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Filter Jobs"
      onSubmit={(event) => {
        event.preventDefault();
        end(() => onApply(draft));
      }}
      footer={
        <>
          <Button
            variant="ghost"
            size="lg"
            onClick={() =>
              end(() => {
                choose({ status: undefined, priority: undefined });
                onClear();
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
      <FieldGroup label="Status">
        <RadioList
          layout="two"
          options={statusOptions}
          value={choiceOf(draft.status)}
          onChange={(choice) => choose({ status: valueOf(choice) })}
        />
      </FieldGroup>
      <FieldGroup label="Priority">
        <RadioList
          layout="sheet"
          options={priorityChoices}
          value={choiceOf(draft.priority)}
          onChange={(choice) => choose({ priority: valueOf(choice) })}
        />
      </FieldGroup>
    </Dialog>
  );
}
