import { Link } from "react-router";
import { durationText } from "./timer-duration.ts";
import { useElapsed, useTimer } from "./use-timer.ts";
import type { Timer } from "@caseload/contract/engagements/timers";
import * as styles from "./timer-chip.module.css";

/** The running timer in the header of every screen; it leads to the week. Nothing while none runs. */
export default function TimerChip() {
  const { timer, receivedAt } = useTimer();
  if (!timer) return null;
  return <Chip key={timer.startedAt} timer={timer} receivedAt={receivedAt} />;
}

function Chip({ timer, receivedAt }: { timer: Timer; receivedAt: number }) {
  const elapsed = useElapsed(timer, receivedAt);
  return (
    <Link
      className={styles.chip}
      to="/time"
      aria-label={`Timer running, ${timer.jobTitle}`}
      title={timer.jobTitle}
    >
      <span className={styles.running} />
      {durationText(elapsed)}
    </Link>
  );
}
