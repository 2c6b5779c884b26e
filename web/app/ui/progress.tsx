import { classNames } from "./class-names.ts";

interface ProgressProps {
  /** Read aloud: "Hours used". */
  label: string;
  value: number;
  max?: number;
  /** Positions the bar. */
  className?: string | undefined;
}

/** A 6px bar, capped at its end. */
export function Progress({ label, value, max = 100, className }: ProgressProps) {
  const percent = percentOf(value, max);
  return (
    <div
      className={classNames("progress-bar", className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Bar percent={percent} radius={3} />
    </div>
  );
}

/** SPEC.md section 9: a meter is green above this percentage. */
const highMeter = 70;

/** A 4px bar from 0 to 100. */
export function Meter({ label, value, className }: Omit<ProgressProps, "max">) {
  const percent = percentOf(value, 100);
  return (
    <div
      className={classNames("meter", percent > highMeter && "high", className)}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Bar percent={percent} radius={2} />
    </div>
  );
}

/** An SVG, because the content security policy refuses style attributes. */
function Bar({ percent, radius }: { percent: number; radius: number }) {
  return (
    <svg aria-hidden="true">
      <rect width={`${percent}%`} height="100%" rx={radius} />
    </svg>
  );
}

function percentOf(value: number, max: number) {
  if (max <= 0) return 0;
  return Math.round(Math.min(1, Math.max(0, value / max)) * 100);
}
