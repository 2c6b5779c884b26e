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
    onError: (error) => toast.failure("We couldn't create the link", errorText(error, "Please try again.")),
  });
  return (
    <ConfirmDialog
      {...control}
      title="Create a new calendar link?"
      text="Your current link stops working. Calendars subscribed to it need the new one."
      tone="primary"
      confirmLabel="Create New Link"
      pendingLabel="Creating"
      pending={renew.isPending}
      onConfirm={() => renew.send({})}
    />
  );
}
