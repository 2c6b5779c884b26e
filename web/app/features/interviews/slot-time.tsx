import type { InterviewSlot } from "@caseload/contract/hiring/interviews";
import { useClock } from "~/lib/clock.tsx";
import { fullTime } from "~/lib/dates.ts";
import { useFormat } from "~/lib/use-format.ts";
import * as styles from "./interviews.module.css";

interface SlotTimeProps {
  slot: InterviewSlot;
  other: { name: string; timeZone: string };
  isMain?: boolean;
}

/** A time as the viewer's clock shows it, and below as the other person's does where that differs. */
export function SlotTime({ slot: { startsAt, minutes }, other, isMain = false }: SlotTimeProps) {
  const format = useFormat();
  const clock = useClock();
  const own = format.fullTime(startsAt);
  const theirs = fullTime(startsAt, { ...clock, timeZone: other.timeZone });
  return (
    <span className={isMain ? styles.mainTime : styles.time}>
      <time dateTime={startsAt}>
        {own}, {minutes} min
      </time>
      {own !== theirs && (
        <span className="small faint">
          {theirs} for {other.name}
        </span>
      )}
    </span>
  );
}
