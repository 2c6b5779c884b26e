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
}

interface Row {
  key: number;
  /** Wall time in the viewer's zone, "2026-03-10T14:30". */
  wall: string;
}

const lengths = [15, 20, 30, 45, 60, 90].map((minutes) => ({
  value: String(minutes),
  label: `${minutes} minutes`,
}));
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
  ...control
}: ProposeDialogProps) {
  const toast = useToast();
  const clock = useClock();
  const isFirm = useMember().userType === "attorney";
  const [rows, setRows] = useState<readonly Row[]>([{ key: 0, wall: "" }]);
  const [minutes, setMinutes] = useState(String(interview?.minutes ?? interview?.slots[0]?.minutes ?? 30));
  const [mode, setMode] = useState<InterviewMode>("video");
  const [place, setPlace] = useState("");
  const [note, setNote] = useState("");
  const [isChecked, setChecked] = useState(false);
  const finish = () => {
    toast.success("Times proposed", `${counterpart.name} has been notified.`);
    control.onOpenChange(false);
  };
  const proposal = useSingleCall("proposeInterview", { onSuccess: finish });
  const counter = useSingleCall("counterInterview", { onSuccess: finish });
  const call = interview ? counter : proposal;
  const refused = slotErrors(call.error);
  const slots = rows.map(({ wall }) => ({ startsAt: wall, minutes: Number(minutes) }));
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (slots.some(({ startsAt }) => startsAt === "")) return;
    if (interview) counter.send({ params: { id: interview.id }, body: { slots } });
    else proposal.send({ params: { id: applicationId }, body: { slots, mode, place, note } });
  }
  const change = (key: number, wall: string): void => {
    call.reset();
    setRows(rows.map((row) => (row.key === key ? { key, wall } : row)));
  };
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
      failure="The times were not proposed"
      call={{
        isPending: call.isPending,
        problem:
          call.error && refused.size === 0
            ? errorText(call.error, "Check your connection and try again.")
            : null,
      }}
      onSubmit={submit}
    >
      {rows.map(({ key, wall }, index) => (
        <div key={key} className={styles.slotRow}>
          <Field
            label={`Time ${index + 1}`}
            hint={
              <>
                <BothZones wall={wall} counterpart={counterpart} />
                {isFirm && (
                  <FreeOrBusy
                    applicationId={applicationId}
                    name={counterpart.name}
                    wall={wall}
                    minutes={Number(minutes)}
                  />
                )}
              </>
            }
            error={
              refused.get(index) ?? (isChecked && wall === "" ? "Please enter a date and time" : undefined)
            }
          >
            <TextInput
              type="datetime-local"
              value={wall}
              onChange={(event) => change(key, event.currentTarget.value)}
            />
          </Field>
          {rows.length > 1 && (
            <IconButton
              label={`Remove time ${index + 1}`}
              icon={Trash2}
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            />
          )}
        </div>
      ))}
      {rows.length < interviewLimits.slots && (
        <Button
          size="sm"
          onClick={() => setRows([...rows, { key: Math.max(...rows.map((row) => row.key)) + 1, wall: "" }])}
        >
          <Plus className="icon" />
          Add Time
        </Button>
      )}
      <p className="small faint">Times are in your time zone, {zoneName(clock)}.</p>
      <Field label="Length">
        <Select options={lengths} value={minutes} onValueChange={setMinutes} />
      </Field>
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

interface BothZonesProps {
  wall: string;
  counterpart: { name: string; timeZone: string | null };
}

/** A typed time as both clocks show it; nothing while it is incomplete or clocks skip it. */
function BothZones({ wall, counterpart: { name, timeZone } }: BothZonesProps) {
  const clock = useClock();
  const [instant] = instantsAt(wall, clock.timeZone);
  if (!instant) return null;
  const own = fullTime(instant.toISOString(), clock);
  if (timeZone === null || timeZone === clock.timeZone) return own;
  return `${own}, which is ${fullTime(instant.toISOString(), { ...clock, timeZone })} for ${name}`;
}

interface FreeOrBusyProps {
  applicationId: number;
  name: string;
  wall: string;
  minutes: number;
}

const dayMs = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether the applicant is free at a typed time; nothing while it is incomplete or they keep no availability. */
function FreeOrBusy({ applicationId, name, wall, minutes }: FreeOrBusyProps) {
  const clock = useClock();
  const start = instantsAt(wall, clock.timeZone)[0]?.getTime() ?? null;
  const around = start ?? clock.now;
  // A day of leeway for the applicant's time zone.
  const query = { from: dayOf(around - dayMs), to: dayOf(around + dayMs) };
  const input = { params: { id: applicationId }, query };
  const { data } = useApi("getApplicantAvailability", input, { enabled: start !== null });
  if (start === null || data?.isKept !== true) return null;
  const end = start + minutes * 60_000;
  const isFree = data.free.some(({ from, to }) => Date.parse(from) <= start && end <= Date.parse(to));
  return <b className={styles.freeOrBusy}>{isFree ? `${name} is free.` : `${name} is busy.`}</b>;
}
