import type { Way } from "@caseload/contract/profiles/onboarding-paths";
import CircleCheck from "lucide-react/icons/circle-check";
import Compass from "lucide-react/icons/compass";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { TourDialog } from "./tour-dialog.tsx";
import { type Tour, useTour } from "./use-tour.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./tour.module.css";

/** The onboarding tour: a dialog, and a strip above the screen that a step has opened. */
export default function OnboardingTour() {
  const toast = useToast();
  const tour = useTour({
    onFinish: () => toast.success("Tour finished", "The menu behind your name has it again."),
  });
  const { phase, pressed } = tour;
  // Fetched each time the tour opens, because a step may have been finished since.
  const found = useApi("getOnboarding", {}, { enabled: phase === "open", staleTime: 0 });
  const done = new Set(found.data?.done);
  const isDone = ({ to, doneBy = [] }: Way): boolean =>
    pressed.includes(to) || doneBy.some((milestone) => done.has(milestone));
  return (
    <>
      <TourDialog
        tour={tour}
        isDone={isDone}
        failure={found.error && { retry: () => void found.refetch(), isRetrying: found.isFetching }}
      />
      {phase === "aside" && <TourStrip tour={tour} />}
    </>
  );
}

/** Above a screen that the tour has opened: the finished step, then the next one. */
function TourStrip({ tour: { steps, at, isAdvancing, resume, leave } }: { tour: Tour }) {
  const title = steps[at]?.title;
  const Icon = isAdvancing ? CircleCheck : Compass;
  return (
    <section className={styles.strip} aria-label="Onboarding tour">
      <Icon className={classNames("icon", styles.stripIcon)} aria-hidden="true" />
      <p role="status">
        <b className="strong">{isAdvancing ? "Done" : `Tour, step ${at + 1} of ${steps.length}`}:</b> {title}
      </p>
      <Button variant="ghost" size="sm" className={styles.skip} onClick={leave}>
        Skip Tour
      </Button>
      <Button size="sm" onClick={resume}>
        Resume Tour
      </Button>
    </section>
  );
}
