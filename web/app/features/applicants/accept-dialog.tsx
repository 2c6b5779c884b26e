import { conflictErrorMessages } from "@caseload/contract/hiring/conflict-statuses";
import { useNavigate } from "react-router";
import { useWasTrue } from "~/lib/use-was-true.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import type { OfferSheetProps } from "./offer-sheet.tsx";

const OfferSheet = vitalPart(() => import("./offer-sheet.tsx"));

/** What accepting does, before it is done; a possible conflict is decided first. */
export function AcceptDialog(props: OfferSheetProps) {
  const { application, open, onClose } = props;
  const navigate = useNavigate();
  const isStopped = application.conflict.status === "possible";
  // The sheet loads when it is first asked for, and stays while it closes.
  const wasOffered = useWasTrue(open);
  return (
    <>
      <ConfirmDialog
        open={open && isStopped}
        onOpenChange={onClose}
        title="Decide on the conflict first"
        text={conflictErrorMessages.decideFirst}
        confirmLabel="Review Conflict"
        tone="primary"
        onConfirm={() => void navigate(`/applications/${application.id}/conflict`)}
      />
      {wasOffered && (
        <LateDialog onOpenChange={onClose}>
          <OfferSheet {...props} open={open && !isStopped} />
        </LateDialog>
      )}
    </>
  );
}
