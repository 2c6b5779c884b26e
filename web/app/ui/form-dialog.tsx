import type { FormEvent, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { InlineAlert } from "./inline-alert.tsx";
import type { DialogControl } from "./use-dialogs.ts";

export interface FormDialogProps extends DialogControl {
  /** Where the focus goes afterwards, when the button that opened it has changed. */
  finalFocus?: DialogProps["finalFocus"];
  title: string;
  description?: ReactNode;
  action: string;
  pendingText: string;
  tone?: "primary" | "danger";
  /** Title of what went wrong besides the fields. */
  failure: string;
  call: { readonly isPending: boolean; readonly problem: string | null };
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A few fields, Cancel and one action: how a record is changed without leaving the page. */
export function FormDialog({
  action,
  pendingText,
  tone = "primary",
  failure,
  call,
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      {...dialog}
      size="narrow"
      footer={
        <>
          <Button variant="ghost" onClick={() => dialog.onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant={tone} pending={call.isPending} pendingText={pendingText}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      {call.problem !== null && <InlineAlert title={failure} text={call.problem} />}
    </Dialog>
  );
}
