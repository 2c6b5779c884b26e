import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogControl } from "./use-dialogs.ts";

interface FilterSheetProps extends DialogControl {
  title: string;
  /** The text of the button that applies the filters and closes the sheet. */
  applyLabel?: string;
  /** Absent where every change applies at once; the fields are no form then and may hold forms of their own. */
  onApply?: () => void;
  /** Absent where the fields have their own way to reset. */
  onClear?: () => void;
  /** The filter fields. */
  children: ReactNode;
}

/** The filters of a list on phones: a bottom sheet whose choices are applied together. */
export default function FilterSheet({
  title,
  applyLabel = "Apply Filters",
  onApply,
  onClear,
  children,
  ...control
}: FilterSheetProps) {
  const close = (): void => control.onOpenChange(false);
  return (
    <Dialog
      {...control}
      title={title}
      onSubmit={
        onApply &&
        ((event) => {
          event.preventDefault();
          onApply();
          close();
        })
      }
      footer={
        <>
          {onClear && (
            <Button
              variant="ghost"
              size="lg"
              onClick={() => {
                onClear();
                close();
              }}
            >
              Clear Filters
            </Button>
          )}
          <Button
            variant="primary"
            size="lg"
            type={onApply ? "submit" : "button"}
            onClick={onApply ? undefined : close}
          >
            {applyLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
