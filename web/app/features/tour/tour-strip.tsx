import CircleCheck from "lucide-react/icons/circle-check";
import Compass from "lucide-react/icons/compass";
import { Button } from "~/ui/button.tsx";
import type { Tour } from "./use-tour.ts";
import styles from "./tour.module.css";

/** Above a screen that the tour has opened: what was done, then what comes next. */
export function TourStrip({ tour: { steps, at, isAdvancing, resume, leave } }: { tour: Tour }) {
  const title = steps[at]?.title;
  const Icon = isAdvancing ? CircleCheck : Compass;
  return (
    <section className={styles.tourStrip} aria-label="Onboarding tour">
      <Icon className="icon" aria-hidden="true" />
      <p role="status">
        <b className="strong">{isAdvancing ? "Done" : `Tour, step ${at + 1} of ${steps.length}`}:</b> {title}
      </p>
      <Button variant="ghost" size="sm" onClick={leave}>
        Skip Tour
      </Button>
      <Button size="sm" onClick={resume}>
        Resume Tour
      </Button>
    </section>
  );
}
