import type { ApplicationConflict } from "@caseload/contract/hiring/conflict-checks";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./conflicts.module.css";

type Answer = Pick<ApplicationConflict, "applicationId" | "ownConsent" | "may">;

/** Agree to compare names, or decline; either can be changed until both have agreed. */
export function CompareAnswer({ conflict }: { conflict: Answer }) {
  const toast = useToast();
  const { applicationId, ownConsent, may } = conflict;
  const call = useSingleCall("consentToCompare", {
    onSuccess: ({ matches }, { body: { consent } }) => {
      if (matches) toast.success("Names compared", "Both of you see the matching names.");
      else if (consent) toast.success("You agreed to compare");
      else toast.success("You declined to compare", "Nothing is disclosed.");
    },
    onError: (error) =>
      toast.failure({ title: "We couldn't save your response", text: "Please try again" }, error),
  });
  if (!may.consent) return null;
  const answer = (consent: boolean) => call.send({ params: { id: applicationId }, body: { consent } });
  return (
    <div className={styles.answers}>
      {ownConsent !== null && (
        <p className="small muted">
          {ownConsent ? "You agreed to compare." : "You declined to compare."} You can change your response.
        </p>
      )}
      {ownConsent !== true && (
        <Button pending={call.isPending} pendingText="Saving" onClick={() => answer(true)}>
          Agree to Compare
        </Button>
      )}
      {ownConsent !== false && (
        <Button variant="ghost" disabled={call.isPending} onClick={() => answer(false)}>
          Decline
        </Button>
      )}
    </div>
  );
}
