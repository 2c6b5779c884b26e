import * as styles from "./thread-log.module.css";
import ArrowDown from "lucide-react/icons/arrow-down";
import { useCallback, useMemo, type Ref, useImperativeHandle } from "react";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { useLogScroll } from "./log-scroll.ts";
import type { OutgoingMessage } from "./outbox.ts";
import { daysOf, type Line, type Run } from "./message-runs.ts";
import type { OpenThread } from "./thread-query.ts";
import { useReport } from "~/lib/report.ts";
import { classNames } from "~/ui/class-names.ts";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";

export interface LogHandle {
  toEnd: () => void;
}

interface ThreadLogProps {
  ref: Ref<LogHandle>;
  lines: readonly Line[];
  otherName: string;
  paging: Pick<OpenThread, "hasEarlier" | "isLoadingEarlier" | "earlierFailed" | "loadEarlier">;
  onSendAgain: (item: OutgoingMessage) => void;
  onDiscard: (item: OutgoingMessage) => void;
}

/** The conversation itself; what is added to it is read aloud. */
export function ThreadLog({ ref, lines, otherName, paging, onSendAgain, onDiscard }: ThreadLogProps) {
  const nameOfDay = useDayName();
  const days = useMemo(() => daysOf(lines, nameOfDay), [lines, nameOfDay]);
  const newest = lines.findLast((line) => !line.isMine)?.key ?? null;
  const { log, hasNew, onScroll, toEnd } = useLogScroll({
    newest,
    onNearTop: () => {
      if (paging.hasEarlier && !paging.isLoadingEarlier && !paging.earlierFailed) paging.loadEarlier();
    },
  });
  useImperativeHandle(ref, () => ({ toEnd }));

  function showNew(): void {
    toEnd();
    log.current?.focus();
  }

  return (
    <div className={styles.logFrame}>
      <div
        className={styles.messageLog}
        role="log"
        aria-label="Messages"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={0}
        ref={log}
        onScroll={onScroll}
      >
        <div className={styles.lines}>
          <EarlierMessages paging={paging} />
          {days.length === 0 && <p className="small faint">No messages yet. Write the first one below.</p>}
          {days.map((day) => (
            <section className={styles.linesOfDay} key={day.name} aria-label={day.name}>
              <div className="day-divider" aria-hidden="true">
                {day.name}
              </div>
              {day.runs.map((run) => (
                <MessageRun
                  key={run.key}
                  run={run}
                  otherName={otherName}
                  onSendAgain={onSendAgain}
                  onDiscard={onDiscard}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
      {hasNew && (
        <Button size="sm" className={styles.toEnd} onClick={showNew}>
          <ArrowDown className="icon" aria-hidden="true" />
          New Messages
        </Button>
      )}
    </div>
  );
}

function EarlierMessages({ paging }: Pick<ThreadLogProps, "paging">) {
  if (!paging.hasEarlier) return null;
  return (
    <div className={styles.earlier}>
      {paging.earlierFailed && <span className="small faint">We couldn't load earlier messages.</span>}
      <Button
        size="sm"
        variant="ghost"
        pending={paging.isLoadingEarlier}
        pendingText="Loading"
        onClick={paging.loadEarlier}
      >
        Show Earlier Messages
      </Button>
    </div>
  );
}

const dayMs = 86_400_000;

/** "Today", "Yesterday", "Monday, March 9". */
function useDayName(): (instant: string) => string {
  const { longWeekday, now } = useFormat();
  return useCallback(
    (instant) => {
      const day = longWeekday(instant);
      if (day === longWeekday(new Date(now).toISOString())) return "Today";
      return day === longWeekday(new Date(now - dayMs).toISOString()) ? "Yesterday" : day;
    },
    [longWeekday, now],
  );
}

interface MessageRunProps {
  run: Run;
  /** Read aloud before what the other person said. */
  otherName: string;
  onSendAgain: (item: OutgoingMessage) => void;
  onDiscard: (item: OutgoingMessage) => void;
}

/** Successive messages of one person, with one time below them. */
function MessageRun({ run, otherName, onSendAgain, onDiscard }: MessageRunProps) {
  const { isMine, lines } = run;
  const report = useReport();
  const { outgoing } = lines[0];
  const failedAction = classNames("link", styles.failedAction);
  const failed = outgoing?.state === "failed" ? outgoing : null;
  return (
    <div className={classNames("said", isMine && "mine", styles.messageRun)}>
      {lines.map((line) => (
        <p
          key={line.key}
          className={classNames("bubble", isMine && "mine", failed && "failed")}
          data-line={line.key}
        >
          <VisuallyHidden>{isMine ? "You: " : `${otherName}: `}</VisuallyHidden>
          {line.content}
        </p>
      ))}
      {failed ? (
        <p className="failed-note">
          Not sent.{" "}
          <button type="button" className={failedAction} onClick={() => onSendAgain(failed)}>
            Try again
          </button>{" "}
          <button type="button" className={failedAction} onClick={() => onDiscard(failed)}>
            Discard
          </button>
        </p>
      ) : (
        <span className={styles.runFoot}>
          <RunTime run={run} />
          {report && !isMine && (
            <button
              type="button"
              className={classNames("link", styles.report)}
              onClick={() => report("message", idOf(run))}
            >
              Report<VisuallyHidden> what {otherName} wrote</VisuallyHidden>
            </button>
          )}
        </span>
      )}
    </div>
  );
}

/** The message that a report of a run names: its last one. */
const idOf = ({ lines }: Run): number => Number(lines.at(-1)?.key);

function RunTime({ run: { lines, isLastRead } }: { run: Run }) {
  const format = useFormat();
  const last = lines.at(-1) ?? lines[0];
  if (last.outgoing?.state === "sending") return <span className={styles.stamp}>Sending</span>;
  return (
    <span className={styles.stamp}>
      <time dateTime={last.at}>{format.time(last.at)}</time>
      {isLastRead && ", read"}
    </span>
  );
}
