import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { searchToasts } from "@caseload/contract/search/search-toasts";
import { useSingleCall } from "~/lib/single-call.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

export default function RemovalDialog({ search, ...control }: DialogControl & { search: SavedSearch }) {
  const toast = useToast();
  const call = useSingleCall("removeSavedSearch", {
    onSuccess: () => {
      toast.success(searchToasts.searchDeleted);
      control.onOpenChange(false);
    },
    onError: (error) => toast.failure(searchToasts.searchDeletionFailed, error),
  });
  return (
    <ConfirmDialog
      {...control}
      title={`Delete ${search.name}?`}
      text="Its alerts stop, including any not sent yet. The jobs it found stay listed."
      cancelLabel="Keep It"
      confirmLabel="Delete Search"
      pendingLabel="Deleting"
      pending={call.isPending}
      onConfirm={() => call.send({ params: { id: search.id } })}
    />
  );
}
