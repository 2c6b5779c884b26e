import { hiringToasts as toasts } from "@caseload/contract/hiring/hiring-toasts";
import Bookmark from "lucide-react/icons/bookmark";
import { useState } from "react";
import { useSingleCall } from "~/lib/single-call.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";

const InviteDialog = vitalPart(() => import("./invite-dialog.tsx"));

interface HiringActionsProps {
  person: { readonly id: number; readonly name: string };
  shortlisted: boolean;
}

/** Invites a person to a job, or puts them on the firm's shortlist. */
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

interface ShortlistButtonProps {
  person: { readonly id: number; readonly name: string };
  shortlisted: boolean;
}

function ShortlistButton({ person, shortlisted }: ShortlistButtonProps) {
  const toast = useToast();
  const done = shortlisted ? toasts.unlisted : toasts.shortlisted;
  const call = useSingleCall(shortlisted ? "dropFromShortlist" : "shortlistParalegal", {
    onSuccess: () => toast.success(done),
    onError: (error) => toast.failure(toasts.shortlistFailed, error),
  });
  return (
    <Button
      aria-pressed={shortlisted}
      aria-label={`Shortlist ${person.name}`}
      pending={call.isPending}
      pendingText="Saving"
      onClick={() => call.send({ params: { id: person.id } })}
    >
      <Bookmark className="icon" aria-hidden="true" fill={shortlisted ? "currentColor" : "none"} />
      Shortlist
    </Button>
  );
}
