import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

interface RemoveDialogProps extends DialogControl {
  onRemoved: () => void;
}

export default function RemoveDialog({ onRemoved, ...control }: RemoveDialogProps) {
  const toast = useToast();
  const remove = useSingleCall("removeCalendarFeed", {
    onSuccess: () => {
      toast.success("Link removed", "Calendars can no longer use it.");
      onRemoved();
      control.onOpenChange(false);
    },
    onError: (error) => toast.failure("We couldn't remove the link", errorText(error, "Please try again.")),
  });
  return (
    <ConfirmDialog
      {...control}
      title="Remove the calendar link?"
      text="Calendars subscribed to it stop updating. You can create a new one at any time."
      confirmLabel="Remove"
      pendingLabel="Removing"
      pending={remove.isPending}
      onConfirm={() => remove.send({})}
    />
  );
}
