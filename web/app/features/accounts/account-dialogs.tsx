import { useState } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import type { AccountDialogKind } from "./account-kind.ts";

const AccountDialog = vitalPart(() => import("./account-dialog.tsx"));

interface AccountDialogsProps {
  /** Which dialog is open; null for none. */
  open: AccountDialogKind | null;
  onOpenChange: (open: AccountDialogKind | null) => void;
  /** Where to go after signing in; the dashboard when absent. */
  next?: string | null;
}

/** Sign in, both registrations and the choice between them as dialogs, linked with each other. They load when the first one opens. */
export function AccountDialogs({ open, onOpenChange, next }: AccountDialogsProps) {
  const [last, setLast] = useState<AccountDialogKind | null>(open);
  if (open !== null && open !== last) setLast(open);
  if (last === null) return null;
  return (
    <LateDialog onOpenChange={(isOpen) => !isOpen && onOpenChange(null)}>
      <AccountDialog
        kind={open ?? last}
        open={open !== null}
        next={next ?? null}
        onOpenChange={onOpenChange}
      />
    </LateDialog>
  );
}
