import {
  interviewLimits,
  interviewModeLabels,
  interviewModes,
  type InterviewMode,
} from "@caseload/contract/hiring/interview-moves";
import type { Interview } from "@caseload/contract/hiring/interviews";
import { instantsAt } from "@caseload/contract/wall-time";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type FormEvent, useState } from "react";
import { ApiError, errorText } from "~/lib/api-error.ts";
import { useClock } from "~/lib/clock.tsx";
import { fullTime, zoneName } from "~/lib/dates.ts";
import { useMember } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { Select } from "~/ui/select.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import * as styles from "./interviews.module.css";

interface ProposeDialogProps extends DialogControl {
  applicationId: number;
  /** The time zone is unknown before the first proposal. */
  counterpart: { name: string; timeZone: string | null };
  /** The interview whose times are replaced or moved; null for a new one. */
  interview: Interview | null;
  /** Chosen before, in the calendar. */
  times?: readonly ProposedRow[];
  onProposed?: () => void;
}

interface ProposedRow {
  /** Wall time in the viewer's zone, "2026-03-10T14:30". */
  wall: string;
  minutes: number;
}

interface Row extends ProposedRow {
  key: number;
}

const usualLengths = [15, 20, 30, 45, 60, 90];
const lengthOptions = (chosen: number) =>
  [...new Set([...usualLengths, chosen])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));
const modeOptions = interviewModes.map((value) => ({ value, label: interviewModeLabels[value] }));
const placeLabels: Record<InterviewMode, string> = {
  video: "Video link",
  phone: "Phone number",
  office: "Address",
};

/** What the server says about each time, by its index; empty where it is about none of them. */
function slotErrors(error: unknown): ReadonlyMap<number, string> {
  const text = error instanceof ApiError ? error.text : "";
  return new Map(
    text.split("\n").flatMap((line) => {
      const [, message, index] = /^(.*) \(slots\.(\d)\.\w+\)$/.exec(line) ?? [];
      return message === undefined ? [] : [[Number(index), message] as const];
    }),
  );
}

/** Proposes up to five times, each shown in both time zones: for a new interview, or other times for one. */
export default function ProposeDialog({
  applicationId,
  counterpart,
  interview,
  times = [],
  onProposed,
  ...control
}: ProposeDialogProps) {
  const toast = useToast();
  const clock = useClock();
  const isFirm = useMember().userType === "attorney";
  const minutes = interview?.minutes ?? interview?.slots[0]?.minutes ?? 30;
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (times.length === 0 ? [{ wall: "", minutes }] : times).map((row, key) => ({ ...row, key })),
  );
  const [mode, setMode] = useState<InterviewMode>("video");
  const [place, setPlace] = useState("");
  const [note, setNote] = useState("");
  const [isChecked, setChecked] = useState(false);
  const finish = () => {
    toast.success("Times proposed", `${counterpart.name} has been notified.`);
    onProposed?.();
    control.onOpenChange(false);
  };
  const proposal = useSingleCall("proposeInterview", { onSuccess: finish });
  const counter = useSingleCall("counterInterview", { onSuccess: finish });
  const call = interview ? counter : proposal;
  const refused = slotErrors(call.error);
  const slots = rows.map((row) => ({ startsAt: row.wall, minutes: row.minutes }));
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (slots.some(({ startsAt }) => startsAt === "")) return;
    if (interview) counter.send({ params: { id: interview.id }, body: { slots } });
    else proposal.send({ params: { id: applicationId }, body: { slots, mode, place, note } });
  }
  const change = (key: number, changes: Partial<ProposedRow>): void => {
    call.reset();
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  };
  function add(): void {
    const last = rows.at(-1);
    setRows([
      ...rows,
      {
        key: Math.max(...rows.map((row) => row.key)) + 1,
        wall: "",
        minutes: last?.minutes ?? minutes,
      },
    ]);
  }
  const title = interview ? "Propose other times" : `Propose an interview with ${counterpart.name}`;
  return (
    <FormDialog
      {...control}
      title={interview?.startsAt ? "Move the interview" : title}
      description={
        interview?.startsAt
          ? `The interview keeps its time until ${counterpart.name} confirms another one.`
          : `${counterpart.name} chooses one of your times, or proposes others.`
      }
      action="Propose Times"
      pendingText="Proposing"
      failure="We couldn't propose the times"
      call={{
        isPending: call.isPending,
        problem:
          call.error && refused.size === 0
            ? errorText(call.error, "Check your connection and try again.")
            : null,
      }}
      onSubmit={submit}
    >
      {rows.map((row, index) => (
        <div key={row.key} className={styles.slotRow}>
          <Field
            label={`Time ${index + 1}`}
            hint={
              <SlotHint row={row} counterpart={counterpart} applicationId={isFirm ? applicationId : null} />
            }
            error={
              refused.get(index) ??
              (isChecked && row.wall === "" ? "Please enter a date and time" : undefined)
            }
          >
            <TextInput
              type="datetime-local"
              value={row.wall}
              onChange={(event) => change(row.key, { wall: event.currentTarget.value })}
            />
          </Field>
          <Field
            label={
              <>
                Length<span className="visually-hidden"> of time {index + 1}</span>
              </>
            }
          >
            <Select
              options={lengthOptions(row.minutes)}
              value={String(row.minutes)}
              onValueChange={(value) => change(row.key, { minutes: Number(value) })}
            />
          </Field>
          {rows.length > 1 && (
            <IconButton
              label={`Remove time ${index + 1}`}
              icon={Trash2}
              onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
            />
          )}
        </div>
      ))}
      {rows.length < interviewLimits.slots && (
        <Button size="sm" onClick={add}>
          <Plus className="icon" />
          Add Time
        </Button>
      )}
      <p className="small faint">Times are in your time zone, {zoneName(clock)}.</p>
      {!interview && (
        <>
          <Field label="How you meet">
            <Select options={modeOptions} value={mode} onValueChange={setMode} />
          </Field>
          <Field label={placeLabels[mode]} optional>
            <TextInput
              maxLength={interviewLimits.place}
              value={place}
              onChange={(event) => setPlace(event.currentTarget.value)}
            />
          </Field>
          <Field label="Note" optional>
            <Textarea
              rows={2}
              maxLength={interviewLimits.text}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

interface SlotHintProps {
  row: ProposedRow;
  counterpart: { name: string; timeZone: string | null };
  /** The application whose applicant's availability the firm sees; null for the applicant. */
  applicationId: number | null;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * A typed time as both clocks show it, and whether the applicant is free then, where they keep availability; nothing
 * while the time is incomplete or clocks skip it.
 */
function SlotHint({ row: { wall, minutes }, counterpart: { name, timeZone }, applicationId }: SlotHintProps) {
  const clock = useClock();
  const [instant] = instantsAt(wall, clock.timeZone);
  const start = instant?.getTime() ?? clock.now;
  // A day of leeway for the applicant's time zone.
  const query = { from: dayOf(start - dayMs), to: dayOf(start + dayMs) };
  const input = { params: { id: applicationId ?? 0 }, query };
  const { data } = useApi("getApplicantAvailability", input, {
    enabled: applicationId !== null && !!instant,
  });
  if (!instant) return null;
  const own = fullTime(instant.toISOString(), clock);
  const theirZone = timeZone ?? data?.timeZone ?? clock.timeZone;
  const theirs = fullTime(instant.toISOString(), { ...clock, timeZone: theirZone });
  const end = start + minutes * minuteMs;
  const isFree = data?.free.some(({ from, to }) => Date.parse(from) <= start && end <= Date.parse(to));
  return (
    <>
      {own === theirs ? own : `${own}, which is ${theirs} for ${name}`}
      {data?.isKept === true && (
        <b className={styles.freeOrBusy}>{isFree ? `${name} is free.` : `${name} is busy.`}</b>
      )}
    </>
  );
}
