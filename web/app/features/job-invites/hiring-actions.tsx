import { useState } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { Button } from "~/ui/button.tsx";
import { ShortlistButton } from "./shortlist-button.tsx";

const InviteDialog = vitalPart(() => import("./invite-dialog.tsx"));

interface HiringActionsProps {
  person: { readonly id: number; readonly name: string };
  shortlisted: boolean;
}

/** What a law office does with a person whom it might hire: ask them to apply, or keep them in mind. */
export function HiringActions({ person, shortlisted }: HiringActionsProps) {
  const [isInviting, setInviting] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`Invite ${person.name} to a job`}
        onClick={() => {
          setOpened(true);
          setInviting(true);
        }}
      >
        Invite
      </Button>
      <ShortlistButton person={person} shortlisted={shortlisted} />
      {wasOpened && (
        <LateDialog onOpenChange={setInviting}>
          <InviteDialog person={person} open={isInviting} onOpenChange={setInviting} />
        </LateDialog>
      )}
    </>
  );
}
