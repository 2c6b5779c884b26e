import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import { timeToasts } from "@caseload/contract/engagements/time-toasts";
import { errorText } from "~/lib/api-error.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { ReasonDialog } from "~/ui/reason-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import type { AskedQuestion } from "./time-question.ts";
import type { OpenContract } from "./timer-panel.tsx";

const EntryDialog = vitalPart(() => import("./entry-dialog.tsx"));
const SplitDialog = vitalPart(() => import("./split-dialog.tsx"));

interface TimeDialogsProps {
  asked: AskedQuestion | null;
  setOpen: (open: boolean) => void;
  contracts: readonly OpenContract[];
}

/** The dialog that the page has asked for. */
export function TimeDialogs({ asked, setOpen, contracts }: TimeDialogsProps) {
  if (asked === null) return null;
  const { question, isOpen, turn } = asked;
  const control = { open: isOpen, onOpenChange: setOpen };
  return (
    <LateDialog onOpenChange={setOpen}>
      {question.kind === "add" && (
        <EntryDialog key={turn} {...control} contracts={contracts} task={question.task} day={question.day} />
      )}
      {question.kind === "edit" && (
        <EntryDialog
          key={turn}
          {...control}
          contracts={[{ id: question.entry.contractId, title: question.entry.jobTitle }]}
          task={question.entry}
          day={question.entry.day}
          entry={question.entry}
        />
      )}
      {question.kind === "split" && <SplitDialog key={turn} {...control} entry={question.entry} />}
      {question.kind === "delete" && <DeleteDialog key={turn} {...control} entry={question.entry} />}
      {question.kind === "reverse" && <ReverseDialog key={turn} {...control} entry={question.entry} />}
    </LateDialog>
  );
}

interface EntryQuestionProps extends DialogControl {
  entry: TimeEntry;
}

function DeleteDialog({ entry, ...control }: EntryQuestionProps) {
  const toast = useToast();
  const call = useApiCall("deleteTimeEntry", {
    onSuccess: () => {
      toast.success(timeToasts.entryDeleted);
      control.onOpenChange(false);
    },
  });
  return (
    <ConfirmDialog
      {...control}
      title="Delete this entry?"
      text={
        <>
          <b className="strong">{formatHours(entry.minutes)}</b>, {entry.narrative} This can't be undone.
        </>
      }
      confirmLabel="Delete Entry"
      pendingLabel="Deleting"
      pending={call.isPending}
      onConfirm={() => call.mutate({ params: { id: entry.id } })}
    >
      {call.error && (
        <InlineAlert
          title={timeToasts.entryDeletionFailed}
          text={errorText(call.error, "Please try again")}
        />
      )}
    </ConfirmDialog>
  );
}

function ReverseDialog({ entry, ...control }: EntryQuestionProps) {
  const toast = useToast();
  const call = useApiCall("reverseTimeEntry", {
    onSuccess: () => {
      toast.success(timeToasts.entryReversed);
      control.onOpenChange(false);
    },
  });
  return (
    <ReasonDialog
      {...control}
      title="Reverse this entry?"
      text={`An entry of -${formatHours(entry.minutes)} is added on the same day. The approved entry stays on record.`}
      hint="The firm will see it."
      max={engagementLimits.reason}
      tone="primary"
      confirmLabel="Reverse Entry"
      pendingLabel="Reversing"
      cancelLabel="Cancel"
      failure="Failed to reverse the entry"
      call={call}
      onConfirm={(reason) => call.mutate({ params: { id: entry.id }, body: { reason } })}
    />
  );
}
