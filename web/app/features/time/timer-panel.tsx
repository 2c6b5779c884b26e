import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import type { Timer } from "@caseload/contract/engagements/timers";
import Play from "lucide-react/icons/play";
import Square from "lucide-react/icons/square";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { durationText, recordedMinutes } from "./timer-duration.ts";
import { useTimerCalls } from "./use-timer-calls.ts";
import { useElapsed, useTimer } from "./use-timer.ts";
import * as styles from "./timer-panel.module.css";

/** A contract that time can be recorded under. */
export interface OpenContract {
  readonly id: number;
  readonly title: string;
}

interface TimerPanelProps {
  /** Those that the timer can be started for. */
  contracts: readonly OpenContract[];
  /** The contract that the page is about, which needs no name. */
  ofContract?: number;
}

/** Starts the timer, or shows the one that runs. */
export function TimerPanel({ contracts, ofContract }: TimerPanelProps) {
  const { timer, receivedAt } = useTimer();
  if (timer)
    return (
      <Running
        key={timer.startedAt}
        timer={timer}
        receivedAt={receivedAt}
        isElsewhere={ofContract !== timer.contractId}
      />
    );
  if (contracts.length === 0 || timer === undefined) return null;
  return <Start contracts={contracts} />;
}

function Start({ contracts }: Pick<TimerPanelProps, "contracts">) {
  const { start } = useTimerCalls();
  const [narrative, setNarrative] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const contractId = chosen === null ? contracts[0]?.id : Number(chosen);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (contractId !== undefined) start.send({ body: { contractId, narrative: narrative.trim() || null } });
  }
  return (
    <form className={styles.start} onSubmit={submit}>
      {contracts.length > 1 && (
        <Field label="Contract">
          <Select
            options={contracts.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={String(contractId)}
            onValueChange={setChosen}
          />
        </Field>
      )}
      <div className={styles.startRow}>
        <Field label="Timer narrative" optional>
          <TextInput
            maxLength={engagementLimits.narrative}
            autoComplete="off"
            value={narrative}
            onChange={(event) => setNarrative(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" pending={start.isPending} pendingText="Starting">
          <Play className="icon" aria-hidden="true" />
          Start Timer
        </Button>
      </div>
    </form>
  );
}

interface RunningProps {
  timer: Timer;
  receivedAt: number;
  /** Whether the page is about another contract, or about all of them. */
  isElsewhere: boolean;
}

function Running({ timer, receivedAt, isElsewhere }: RunningProps) {
  const format = useFormat();
  const elapsed = useElapsed(timer, receivedAt);
  const { stop, discard } = useTimerCalls();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.timer}>
      <span className={styles.clock} role="timer" aria-label="Running timer">
        {durationText(elapsed)}
      </span>
      <div className={styles.task}>
        <span className={styles.running} aria-hidden="true" />
        {timer.narrative || "No narrative yet"}
        {isElsewhere && (
          <>
            {", "}
            <Link className="link" to={`/contracts/${timer.contractId}?tab=time`}>
              {timer.jobTitle}
            </Link>
          </>
        )}
        <small>
          Since {format.time(timer.startedAt)}. Rounds to {formatHours(recordedMinutes(elapsed))}.
        </small>
      </div>
      <div className={styles.timerActions}>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          Discard
        </Button>
        <Button pending={stop.isPending} pendingText="Stopping" onClick={() => stop.send({ body: null })}>
          <Square className="icon" aria-hidden="true" />
          Stop Timer
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard the running timer?"
        text={`${durationText(elapsed)} will not be recorded. This can't be undone.`}
        cancelLabel="Keep Running"
        confirmLabel="Discard Timer"
        pendingLabel="Discarding"
        pending={discard.isPending}
        onConfirm={() => discard.send({}, { onSettled: () => setAsking(false) })}
      />
    </div>
  );
}
