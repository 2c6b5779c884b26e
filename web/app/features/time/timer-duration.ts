/** How long a timer has run. */
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";

const { minuteStep } = engagementLimits;

/** "0:38:12" */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Minutes that stopping records: rounded up to a tenth of an hour, at least one. */
export const recordedMinutes = (ms: number): number =>
  Math.max(minuteStep, Math.ceil(ms / (minuteStep * 60_000)) * minuteStep);
