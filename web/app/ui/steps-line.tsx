import type { ReactNode } from "react";

export interface Step {
  readonly title: string;
  readonly note?: ReactNode;
  /** `void` ends the line early, as a cancelled contract does. */
  readonly state: "done" | "now" | "todo" | "void";
}

interface StepsLineProps {
  /** Read aloud: "Contract status". */
  label: string;
  /** Four. */
  steps: readonly Step[];
  /** How far the present step has run, 0 to 100. */
  progress?: number;
}

const spoken = { done: "done", now: "now", todo: "to come", void: "stopped" } as const;

/** The steps of a contract's lifecycle in one line; a column on phones. */
export function StepsLine({ label, steps, progress = 0 }: StepsLineProps) {
  return (
    <ol className="flow" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.title}
          className={step.state === "now" ? "current" : step.state}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          {step.state === "now" && progress > 0 && (
            <svg className="run-line" aria-hidden="true">
              <rect width={`${Math.min(100, progress)}%`} height="100%" />
            </svg>
          )}
          <b>{step.title}</b>
          <span className="visually-hidden">, {spoken[step.state]}</span>
          {step.note && <span>{step.note}</span>}
        </li>
      ))}
    </ol>
  );
}
