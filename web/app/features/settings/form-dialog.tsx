import type { FormEvent, ReactNode } from "react";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { focusTitle } from "./focus-title.ts";
import type { SettingsSectionId } from "./settings-sections.ts";
import type { DialogControl } from "./use-dialogs.ts";

interface FormDialogProps extends DialogControl {
  /** Where the focus goes afterwards, when the button that opened it has changed. */
  section?: SettingsSectionId;
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

/** A few fields, Cancel and one action: how every setting of this page is changed. */
export function FormDialog({
  section,
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
      finalFocus={section && focusTitle(section)}
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
