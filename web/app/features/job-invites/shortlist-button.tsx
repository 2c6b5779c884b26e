import { hiringToasts as toasts } from "@caseload/contract/hiring/hiring-toasts";
import Bookmark from "lucide-react/icons/bookmark";
import { errorText } from "~/lib/api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";

interface ShortlistButtonProps {
  person: { readonly id: number; readonly name: string };
  shortlisted: boolean;
}

/** Puts a person on the firm's list, or takes them off it. */
export function ShortlistButton({ person, shortlisted }: ShortlistButtonProps) {
  const toast = useToast();
  const done = shortlisted ? toasts.unlisted : toasts.shortlisted;
  const call = useSingleCall(shortlisted ? "dropFromShortlist" : "shortlistParalegal", {
    changes: ["listParalegals", "countParalegals", "getParalegalProfile"],
    onSuccess: () => toast.success(done.title, done.text),
    onError: (error) =>
      toast.failure(toasts.shortlistFailed.title, errorText(error, toasts.shortlistFailed.text)),
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
