/** Units, each from twice its length on: 100 seconds, 2 minutes, 90 minutes, 2 hours. */
const units = [
  { name: "hour", seconds: 3_600 },
  { name: "minute", seconds: 60 },
] as const;

/** Returns "40 seconds", "12 minutes" or "5 hours", rounded up, so that a retry after it succeeds. */
export function waitingTime(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const unit = units.find((one) => whole >= 2 * one.seconds) ?? { name: "second", seconds: 1 };
  const count = Math.ceil(whole / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? "" : "s"}`;
}
