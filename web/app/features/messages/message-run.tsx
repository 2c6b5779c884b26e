import { useReport } from "~/lib/report.ts";
import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "~/ui/class-names.ts";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import type { OutgoingMessage } from "./outbox.ts";
import type { Run } from "./message-runs.ts";
import styles from "./thread-log.module.css";

interface MessageRunProps {
  run: Run;
  /** Read aloud before what the other person said. */
  otherName: string;
  onSendAgain: (item: OutgoingMessage) => void;
  onDiscard: (item: OutgoingMessage) => void;
}

/** Successive messages of one person, with one time below them. */
export function MessageRun({ run, otherName, onSendAgain, onDiscard }: MessageRunProps) {
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
