import type { StepPicture as Name, Way } from "@caseload/contract/profiles/onboarding-paths";
import ArrowRight from "lucide-react/icons/arrow-right";
import CircleCheck from "lucide-react/icons/circle-check";
import { type ComponentType, useRef, type MouseEvent, type RefObject } from "react";
import { LampArt } from "~/ui/art.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Dialog } from "~/ui/dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Progress } from "~/ui/progress.tsx";
import { useLast } from "~/lib/use-last.ts";
import { CollaborateArt, ConnectArt, RegisterArt, SearchArt } from "~/ui/step-art.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import type { Tour } from "./use-tour.ts";
import styles from "./tour.module.css";

interface TourDialogProps {
  tour: Tour;
  isDone: (step: Way) => boolean;
  failure: { retry: () => void; isRetrying: boolean } | null;
}

/** Focuses the page, because the button that opened the tour may be gone. Base UI would focus the first link instead. */
function goToPage(): false {
  document.getElementById("main")?.focus({ preventScroll: true });
  return false;
}

const pictures: Record<Name, ComponentType> = {
  lamp: LampArt,
  form: RegisterArt,
  lens: SearchArt,
  talk: ConnectArt,
  folder: CollaborateArt,
};

function StepPicture({ name }: { name: Name }) {
  const Picture = pictures[name];
  return <Picture />;
}

/** One step at a time. Closing is skipping. */
export function TourDialog({ tour, isDone, failure }: TourDialogProps) {
  const { steps, leave } = tour;
  const next = useRef<HTMLButtonElement>(null);
  const isOpen = tour.phase === "open";
  // Keeps the last step visible during the closing transition.
  const at = useLast(isOpen ? tour.at : undefined) ?? 0;
  const step = steps[at];
  if (!step) return null;
  const count = `Step ${at + 1} of ${steps.length}`;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && leave()}
      size="illustrated"
      picture={<StepPicture name={step.picture} />}
      title={step.title}
      description={count}
      initialFocus={next}
      finalFocus={goToPage}
      footer={<TourFooter {...{ tour, isDone, at, next }} />}
    >
      <Progress label="Tour progress" value={at + 1} max={steps.length} className={styles.progress} />
      <VisuallyHidden>
        <span role="status">{isOpen && `${count}: ${step.title}${isDone(step) ? ", done" : ""}`}</span>
      </VisuallyHidden>
      <p className={classNames("muted", styles.text)}>{step.text}</p>
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
    <div className={styles.action}>
      <ButtonLink to={step.to} onClick={press}>
        {step.label} <ArrowRight className="icon" aria-hidden="true" />
      </ButtonLink>
      {isDone && (
        <span className={styles.doneLabel}>
          <CircleCheck className={classNames("icon", styles.doneIcon)} aria-hidden="true" />
          Done
        </span>
      )}
    </div>
  );
}

interface TourDotsProps {
  steps: readonly Way[];
  at: number;
  isDone: (step: Way) => boolean;
}

/** A filled dot for each finished step, a ring for the current one. The description says the step's number. */
const TourDots = ({ steps, at, isDone }: TourDotsProps) => (
  <span className={styles.dots} aria-hidden="true">
    {steps.map((step, place) => (
      <i key={step.to} className={classNames(isDone(step) && styles.done, place === at && styles.current)} />
    ))}
  </span>
);

interface FooterProps extends Omit<TourDialogProps, "failure"> {
  at: number;
  next: RefObject<HTMLButtonElement | null>;
}

function TourFooter({ tour: { steps, leave, go }, isDone, at, next }: FooterProps) {
  function back(): void {
    go(-1);
    // The first step has no Previous button.
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
