import type { Way } from "@caseload/contract/profiles/onboarding-paths";
import { classNames } from "~/ui/class-names.ts";

interface TourDotsProps {
  steps: readonly Way[];
  at: number;
  isDone: (step: Way) => boolean;
}

/** Filled where done, ringed where one stands. The step's number is said in words beside them. */
export const TourDots = ({ steps, at, isDone }: TourDotsProps) => (
  <span className="tour-dots" aria-hidden="true">
    {steps.map((step, place) => (
      <i key={step.to} className={classNames(isDone(step) && "done", place === at && "now")} />
    ))}
  </span>
);
