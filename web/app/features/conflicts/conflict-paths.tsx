import type { ApplicationConflict } from "@caseload/contract/hiring/conflict-checks";
import { maxLength } from "@caseload/contract/limits";
import CircleCheck from "lucide-react/icons/circle-check";
import Shield from "lucide-react/icons/shield";
import Users from "lucide-react/icons/users";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { ReasonDialog } from "~/ui/reason-dialog.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { CompareAnswer } from "./compare-answer.tsx";
import * as styles from "./conflicts.module.css";

/** The firm's three ways on: compare names, clear, or override with a screen. */
export function ConflictPaths({ conflict }: { conflict: ApplicationConflict }) {
  const toast = useToast();
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isOverriding, setOverriding] = useState(false);
  const params = { id: conflict.applicationId };
  const clearing = useSingleCall("decideConflict", {
    onSuccess: () => toast.success("Conflict cleared", "You can now accept the application."),
  });
  const overriding = useSingleCall("decideConflict", {
    onSuccess: () => {
      setOverriding(false);
      toast.success("Overridden with a screen", "Both parties acknowledge the memo before work starts.");
    },
  });
  const lacksReason = reason.trim() === "";

  function clear(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!lacksReason) clearing.send({ params, body: { action: "clear", reason: reason.trim() } });
  }

  return (
    <div className={styles.paths}>
      <section>
        <h3>
          <Users className="icon" aria-hidden="true" />
          Compare names
        </h3>
        <p>
          {conflict.matches
            ? "Both of you agreed. The matching names are below."
            : "If you both agree, you each see the matching names, and nothing else. Until then nothing is disclosed, and neither of you learns how the other responded."}
        </p>
        <CompareAnswer conflict={conflict} />
      </section>
      <form noValidate onSubmit={clear}>
        <h3>
          <CircleCheck className="icon" aria-hidden="true" />
          Clear
        </h3>
        <p>You looked into it and found no conflict. Your reason is kept with the application.</p>
        <Field label="Reason" error={isChecked && lacksReason ? "Please give a reason" : undefined}>
          <Textarea
            required
            rows={3}
            maxLength={maxLength.reason}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Field>
        {clearing.error && (
          <InlineAlert
            narrow
            title="We couldn't clear the conflict"
            text={errorText(clearing.error, "Please try again.")}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          className={styles.submit}
          pending={clearing.isPending}
          pendingText="Clearing"
        >
          Clear Conflict
        </Button>
      </form>
      <section>
        <h3>
          <Shield className="icon" aria-hidden="true" />
          Override
        </h3>
        <p>
          Proceed with a screen. Caseload writes a memo naming who is screened and since when. Both of you
          acknowledge it before work starts.
        </p>
        <Button onClick={() => setOverriding(true)}>Override with Screen</Button>
        <ReasonDialog
          open={isOverriding}
          onOpenChange={setOverriding}
          title="Override this conflict?"
          text="A screening memo is written. Work starts once both parties have acknowledged it."
          cancelLabel="Go Back"
          confirmLabel="Override with Screen"
          pendingLabel="Overriding"
          tone="primary"
          hint="Only your firm sees it."
          max={maxLength.reason}
          failure="We couldn't override the conflict"
          call={overriding}
          onConfirm={(given) => overriding.send({ params, body: { action: "override", reason: given } })}
        />
      </section>
    </div>
  );
}
