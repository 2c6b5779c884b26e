import type { StoredPosting } from "@caseload/contract/jobs/postings";
import { useState } from "react";
import { useSingleCall } from "~/lib/single-call.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

interface PartyRemovalProps extends DialogControl {
  posting: Pick<StoredPosting, "id" | "parties" | "version">;
  /** The place of the party that is removed. */
  at: number | null;
}

/** Asks before a party is removed from a posting. */
export default function PartyRemoval({ posting, at, ...control }: PartyRemovalProps) {
  const toast = useToast();
  // As the question found them: somebody else's change since then is refused, and not overwritten.
  const [{ id, parties, version }] = useState(posting);
  const party = at === null ? undefined : parties[at];
  const removal = useSingleCall("changeParties", {
    onSuccess: () => toast.success("Party removed", "Applications are checked again."),
    onError: (error) =>
      toast.failure({ title: "Failed to remove the party", text: "Please try again" }, error),
  });
  if (!party) return null;
  return (
    <ConfirmDialog
      {...control}
      title="Remove this party?"
      text={`${party.name} is removed from this posting, and applications are checked again without it.`}
      confirmLabel="Remove Party"
      pendingLabel="Removing"
      pending={removal.isPending}
      onConfirm={() => {
        const rest = parties.filter((each) => each !== party);
        const input = { params: { id }, body: { parties: rest, version } };
        removal.send(input, { onSettled: () => control.onOpenChange(false) });
      }}
    />
  );
}
