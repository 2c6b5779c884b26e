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
      toast.success("Address removed", "Calendars can no longer open it.");
      onRemoved();
      control.onOpenChange(false);
    },
    onError: (error) => toast.failure("The address still works", errorText(error, "Please try again.")),
  });
  return (
    <ConfirmDialog
      {...control}
      title="Remove the private address?"
      text="Calendars that follow it get no more dates. You can make another one at any time."
      confirmLabel="Remove"
      pendingLabel="Removing"
      pending={remove.isPending}
      onConfirm={() => remove.send({})}
    />
  );
}
