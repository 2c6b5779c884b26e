import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

interface RenewDialogProps extends DialogControl {
  onMade: (address: string) => void;
}

export default function RenewDialog({ onMade, ...control }: RenewDialogProps) {
  const toast = useToast();
  const renew = useSingleCall("renewCalendarFeed", {
    onSuccess: ({ address }) => {
      onMade(address);
      control.onOpenChange(false);
    },
    onError: (error) => toast.failure("No address was made", errorText(error, "Please try again.")),
  });
  return (
    <ConfirmDialog
      {...control}
      title="Make a new address?"
      text="The one that you have stops working. Calendars that follow it need the new one."
      tone="primary"
      confirmLabel="Make a New One"
      pendingLabel="Making it"
      pending={renew.isPending}
      onConfirm={() => renew.send({})}
    />
  );
}
