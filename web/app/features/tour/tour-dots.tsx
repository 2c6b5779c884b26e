import type { Way } from "@caseload/contract/profiles/onboarding-paths";
import { classNames } from "~/ui/class-names.ts";
import styles from "./tour.module.css";

interface TourDotsProps {
  steps: readonly Way[];
  at: number;
  isDone: (step: Way) => boolean;
}

/** Filled where done, ringed where one stands. The step's number is said in words beside them. */
export const TourDots = ({ steps, at, isDone }: TourDotsProps) => (
  <span className={styles.tourDots} aria-hidden="true">
    {steps.map((step, place) => (
      <i key={step.to} className={classNames(isDone(step) && styles.done, place === at && styles.current)} />
    ))}
  </span>
);
