import type { Way } from "@caseload/contract/profiles/onboarding-paths";
import ArrowRight from "lucide-react/icons/arrow-right";
import CircleCheck from "lucide-react/icons/circle-check";
import { useRef, type MouseEvent, type RefObject } from "react";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Progress } from "~/ui/progress.tsx";
import { useLast } from "~/lib/use-last.ts";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { StepPicture } from "./step-picture.tsx";
import { TourDots } from "./tour-dots.tsx";
import type { Tour } from "./use-tour.ts";
import styles from "./tour.module.css";

interface TourDialogProps {
  tour: Tour;
  isDone: (step: Way) => boolean;
  failure: { retry: () => void; isRetrying: boolean } | null;
}

/** The screen, whatever button called the tour: it may be gone. Base UI would go to the first link in it instead. */
function goToPage(): false {
  document.getElementById("main")?.focus({ preventScroll: true });
  return false;
}

/** One step at a time. Closing is skipping. */
export function TourDialog({ tour, isDone, failure }: TourDialogProps) {
  const { steps, leave } = tour;
  const next = useRef<HTMLButtonElement>(null);
  const isOpen = tour.phase === "open";
  // What was shown last stays while the dialog leaves.
  const at = useLast(isOpen ? tour.at : undefined) ?? 0;
  const step = steps[at];
  if (!step) return null;
  const count = `Step ${at + 1} of ${steps.length}`;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && leave()}
      className={styles.tour}
      title={step.title}
      description={count}
      initialFocus={next}
      finalFocus={goToPage}
      footer={<TourFooter {...{ tour, isDone, at, next }} />}
    >
      <div className={styles.picture}>
        <StepPicture name={step.picture} />
      </div>
      <Progress label="Tour progress" value={at + 1} max={steps.length} />
      <VisuallyHidden>
        <span role="status">{isOpen && `${count}: ${step.title}${isDone(step) ? ", done" : ""}`}</span>
      </VisuallyHidden>
      <p className="muted">{step.text}</p>
      <ActionLink step={step} tour={tour} isDone={isDone(step)} />
      {failure && (
        <InlineAlert
          title="What is done already could not be checked"
          text="The tour works without it."
          onRetry={failure.retry}
          retrying={failure.isRetrying}
        />
      )}
    </Dialog>
  );
}

function ActionLink({ step, tour, isDone }: { step: Way; tour: Tour; isDone: boolean }) {
  const press = (event: MouseEvent): void =>
    tour.press(step.to, event.ctrlKey || event.metaKey || event.shiftKey);
  return (
    <div className={styles.tourAction}>
      <ButtonLink to={step.to} onClick={press}>
        {step.label} <ArrowRight className="icon" aria-hidden="true" />
      </ButtonLink>
      {isDone && (
        <span className={styles.tourDone}>
          <CircleCheck className="icon" aria-hidden="true" />
          Done
        </span>
      )}
    </div>
  );
}

interface FooterProps extends Omit<TourDialogProps, "failure"> {
  at: number;
  next: RefObject<HTMLButtonElement | null>;
}

function TourFooter({ tour: { steps, leave, go }, isDone, at, next }: FooterProps) {
  function back(): void {
    go(-1);
    // The button is gone on the first step.
    if (at === 1) next.current?.focus();
  }
  return (
    <>
      <TourDots steps={steps} at={at} isDone={isDone} />
      <Button variant="ghost" onClick={leave}>
        Skip Tour
      </Button>
      {at > 0 && <Button onClick={back}>Previous</Button>}
      <Button ref={next} variant="primary" onClick={() => go(1)}>
        {at === steps.length - 1 ? "Finish" : "Next"}
      </Button>
    </>
  );
}
