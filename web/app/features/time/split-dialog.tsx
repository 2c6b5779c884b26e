import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import { timeToasts } from "@caseload/contract/engagements/time-toasts";
import { type FormEvent, useState } from "react";
import { ApiError, errorText } from "~/lib/api-error.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { entryForm, entryValues } from "./entry-form.ts";
import { divideMinutes, splitNarrative } from "./entry-text.ts";
import { hoursInput, parseHours } from "./hours-input.ts";
import * as styles from "./split-dialog.module.css";

interface Part {
  readonly narrative: string;
  readonly hours: string;
}

function initialParts({ narrative, minutes }: TimeEntry): Part[] {
  const found = splitNarrative(narrative).slice(0, minutes / engagementLimits.minuteStep);
  const narratives = found.length > 1 ? found : [narrative, ""];
  const shares = divideMinutes(minutes, narratives.length);
  return narratives.map((text, at) => ({ narrative: text, hours: hoursInput(shares[at] ?? 0) }));
}

/** Why the parts cannot be saved; null when they can. */
function problemOf(parts: readonly Part[], whole: number): string | null {
  if (parts.some(({ narrative }) => narrative.trim() === "")) return "Please say what you did in each part";
  const minutes = parts.map(({ hours }) => parseHours(hours) ?? 0);
  if (minutes.some((one) => one <= 0 || one % engagementLimits.minuteStep !== 0))
    return "Please enter time in steps of 0.1 hours (6 minutes)";
  const sum = minutes.reduce((total, one) => total + one, 0);
  return sum === whole
    ? null
    : `The parts add up to ${formatHours(sum)}, the entry has ${formatHours(whole)}`;
}

/** Makes one entry for each task of an entry that names several. */
export default function SplitDialog({ entry, ...control }: DialogControl & { entry: TimeEntry }) {
  const toast = useToast();
  const [parts, setParts] = useState(() => initialParts(entry));
  /** Parts that are stored already, when a later one failed. */
  const [stored, setStored] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const change = useApiCall("changeTimeEntry");
  const creation = useApiCall("createTimeEntry");

  function write(at: number, changes: Partial<Part>): void {
    setParts(parts.map((part, own) => (own === at ? { ...part, ...changes } : part)));
  }
  async function store(part: Part, at: number): Promise<void> {
    const body = entryForm.parse({
      ...entryValues(entry, entry.day),
      narrative: part.narrative,
      minutes: part.hours,
    });
    // The entry is shortened first: together they never exceed its time, and so neither the day nor the cap.
    if (at === 0) await change.mutateAsync({ params: { id: entry.id }, body });
    else await creation.mutateAsync({ params: { id: entry.contractId }, body });
  }
  async function save(): Promise<void> {
    setPending(true);
    let done = stored;
    try {
      for (; done < parts.length; done += 1) {
        const part = parts[done];
        if (part) await store(part, done);
      }
      toast.success(timeToasts.entrySplit);
      control.onOpenChange(false);
    } catch (error) {
      setProblem(errorText(error instanceof ApiError ? error : null, "Please try again."));
    }
    setStored(done);
    setPending(false);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const found = problemOf(parts, entry.minutes);
    setProblem(found);
    if (found === null) void save();
  }
  return (
    <FormDialog
      {...control}
      title="Split entry"
      description={`${formatHours(entry.minutes)}, one entry for each task.`}
      action="Split Entry"
      pendingText="Splitting"
      failure="We couldn't split the entry"
      call={{ isPending, problem }}
      onSubmit={submit}
    >
      {parts.map((part, at) => (
        <div key={at} className={styles.part}>
          <Field label={`Narrative ${at + 1}`}>
            <Textarea
              rows={2}
              maxLength={engagementLimits.narrative}
              disabled={at < stored}
              value={part.narrative}
              onChange={(event) => write(at, { narrative: event.currentTarget.value })}
            />
          </Field>
          <Field label={`Hours ${at + 1}`}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              disabled={at < stored}
              value={part.hours}
              onChange={(event) => write(at, { hours: event.currentTarget.value })}
            />
          </Field>
        </div>
      ))}
    </FormDialog>
  );
}
