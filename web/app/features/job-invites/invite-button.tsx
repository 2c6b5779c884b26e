import { useState } from "react";
import { useFormat } from "~/lib/use-format.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { Button } from "~/ui/button.tsx";

const InviteDialog = vitalPart(() => import("./invite-dialog.tsx"));

export interface InviteButtonProps {
  person: { readonly id: number; readonly name: string };
  jobId: number;
  /** When the firm invited the person; null if it has not. */
  invitedAt: string | null;
}

/** Invites a person to one posting, and says when that was done. */
export default function InviteButton({ person, jobId, invitedAt }: InviteButtonProps) {
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <Button
        block
        aria-haspopup={invitedAt === null ? "dialog" : undefined}
        aria-label={invitedAt === null ? `Invite ${person.name}` : undefined}
        // Keeps the focus, which returns here from the dialog.
        aria-disabled={invitedAt !== null || undefined}
        onClick={() => {
          if (invitedAt !== null) return;
          setOpened(true);
          setOpen(true);
        }}
      >
        {invitedAt === null ? "Invite" : `Invited ${format.date(invitedAt)}`}
      </Button>
      {wasOpened && (
        <LateDialog onOpenChange={setOpen}>
          <InviteDialog person={person} to={jobId} open={isOpen} onOpenChange={setOpen} />
        </LateDialog>
      )}
    </>
  );
}
