import { callUrl } from "@caseload/contract/call-url";
import { endpoints } from "@caseload/contract/endpoints";
import type { Deadline, DeadlineQuestion } from "@caseload/contract/reporting/deadlines";
import { keepPreviousData } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, errorText } from "~/lib/api-error.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { InlineNote } from "~/ui/inline-note.tsx";
import { Segmented } from "~/ui/segmented.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import * as styles from "./deadline-dialog.module.css";

type Unit = DeadlineQuestion["unit"];
type Direction = DeadlineQuestion["direction"];

const units = [
  { value: "days", label: "Days" },
  { value: "hours", label: "Hours" },
] as const;
const directions = [
  { value: "after", label: "After the event" },
  { value: "before", label: "Before the event" },
] as const;

/** What the server says about a field; undefined where it is about another one. */
function fieldError(error: unknown, name: string): string | undefined {
  const text = error instanceof ApiError ? error.text : "";
  const line = text.split("\n").find((one) => one.endsWith(` (${name})`));
  return line?.slice(0, -name.length - 3);
}

/** Asks for an event and a period, and shows the last day with each step of the rule that led to it. */
export default function DeadlineDialog(control: DialogControl) {
  const [trigger, setTrigger] = useState("");
  const [count, setCount] = useState("");
  const [unit, setUnit] = useState<Unit>("days");
  const [direction, setDirection] = useState<Direction>("after");
  const [isMailed, setMailed] = useState(false);
  const [title, setTitle] = useState("");
  const [asked, setAsked] = useState<DeadlineQuestion | null>(null);
  const mayBeMailed = unit === "days" && direction === "after";
  const answer = useApi(
    "computeDeadline",
    { query: asked ?? { trigger, count: 1, unit, direction } },
    { enabled: asked !== null, placeholderData: keepPreviousData },
  );
  /** What is shown answers what stands in the fields. */
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      setAsked(null);
    };
  function submit(event: FormEvent): void {
    event.preventDefault();
    const mailed = mayBeMailed && isMailed ? ({ servedByMail: "true" } as const) : {};
    setAsked({ trigger, count: Number(count), unit, direction, ...mailed });
  }
  const errorOf = (name: string) => (asked ? fieldError(answer.error, name) : undefined);
  const isUnexplained = asked !== null && answer.error !== null && !errorOf("trigger") && !errorOf("count");
  const deadline = asked !== null && !answer.isPlaceholderData ? answer.data : undefined;
  return (
    <Dialog
      {...control}
      title="Compute a deadline"
      description="Counts under Rule 6(a) and (d) of the Federal Rules of Civil Procedure."
      onSubmit={submit}
      footer={
        <>
          <Button variant="ghost" onClick={() => control.onOpenChange(false)}>
            Close
          </Button>
          <Button
            type="submit"
            variant="primary"
            pending={asked !== null && answer.isFetching}
            pendingText="Computing"
          >
            Compute Deadline
          </Button>
        </>
      }
    >
      <Segmented label="Direction" options={directions} value={direction} onChange={change(setDirection)} />
      <Segmented
        label="Unit"
        options={units}
        value={unit}
        onChange={(next) => {
          change(setUnit)(next);
          setTrigger("");
        }}
      />
      <div className={styles.period}>
        <Field label={unit === "days" ? "Date of the event" : "Date and time"} error={errorOf("trigger")}>
          <TextInput
            type={unit === "days" ? "date" : "datetime-local"}
            required
            value={trigger}
            onChange={(event) => change(setTrigger)(event.currentTarget.value)}
          />
        </Field>
        <Field label={unit === "days" ? "Number of days" : "Number of hours"} error={errorOf("count")}>
          <TextInput
            inputMode="numeric"
            required
            value={count}
            onChange={(event) => change(setCount)(event.currentTarget.value)}
          />
        </Field>
      </div>
      {mayBeMailed && (
        <Checkbox
          checked={isMailed}
          onChange={(event) => change(setMailed)(event.currentTarget.checked)}
          hint="Rule 6(d) adds 3 days. It adds none to electronic or personal service."
        >
          Served by mail
        </Checkbox>
      )}
      {isUnexplained && (
        <InlineAlert
          title="We couldn't compute the deadline"
          text={errorText(answer.error, "Check your connection and try again.")}
        />
      )}
      {asked && deadline && (
        <section className={styles.result} aria-live="polite">
          <Result deadline={deadline} />
          <Field label="What is due" optional>
            <TextInput
              maxLength={120}
              value={title}
              placeholder="Answer to the complaint"
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
          </Field>
          <a
            className="button secondary"
            href={callUrl(endpoints.downloadDeadline, {
              query: { ...asked, ...(title.trim() !== "" && { title }) },
            })}
            download
          >
            Download for Your Calendar
          </a>
        </section>
      )}
    </Dialog>
  );
}

function Result({ deadline }: { deadline: Deadline }) {
  const format = useFormat();
  const { caution, day, at, steps, otherReading, notes } = deadline;
  return (
    <>
      <p className={styles.lastDay}>
        <span>{caution}</span>
        <b>{format.longWeekday(day)}</b>
        {at !== null && <span>{format.fullTime(at)}</span>}
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={`${step.day}${step.text}`}>
            <time dateTime={step.day}>{format.weekday(step.day)}</time>
            <span>{step.text}</span>
            <cite>{step.source}</cite>
          </li>
        ))}
      </ol>
      {otherReading && (
        <InlineNote
          title={`Under another reading of the rule: ${format.longWeekday(otherReading.day)}`}
          text={otherReading.text}
        />
      )}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
