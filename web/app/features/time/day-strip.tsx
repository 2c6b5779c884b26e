import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import { tenths } from "./entry-text.ts";
import { daysOfWeek, weekdayName } from "./week-days.ts";
import { sumMinutes } from "./week-rows.ts";
import * as styles from "./week-grid.module.css";

interface DayStripProps {
  monday: string;
  entries: readonly TimeEntry[];
  chosen: string;
  isEnabled: (day: string) => boolean;
  onChoose: (day: string) => void;
}

/** The days of the week on phones; the entries of the chosen one are listed below. */
export function DayStrip({ monday, entries, chosen, isEnabled, onChoose }: DayStripProps) {
  return (
    <div className={styles.dayStrip} role="group" aria-label="Day">
      {daysOfWeek(monday).map((day) => {
        const own = entries.filter((entry) => entry.day === day);
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === chosen}
            disabled={own.length === 0 && !isEnabled(day)}
            onClick={() => onChoose(day)}
          >
            {weekdayName(day)} <b>{Number(day.slice(-2))}</b>{" "}
            <span>{own.length === 0 ? "–" : tenths(sumMinutes(own))}</span>
          </button>
        );
      })}
    </div>
  );
}
