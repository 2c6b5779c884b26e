import { ConfirmDialog } from "./confirm-dialog.tsx";

interface BlockDialogProps {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pending: boolean;
  onConfirm: () => void;
}

/** Asks before a person is blocked. */
export const BlockDialog = ({ name, ...dialog }: BlockDialogProps) => (
  <ConfirmDialog
    {...dialog}
    title={`Block ${name}?`}
    text={`You and ${name} can't message, invite or apply to each other, and won't find each other in lists. Undecided applications between you end. Live contracts and their threads stay open. ${name} isn't notified. You can unblock them in Settings.`}
    confirmLabel="Block"
    pendingLabel="Blocking"
  />
);
