import type { Way, StepPicture as Name } from "@caseload/contract/profiles/onboarding-paths";
import CircleCheck from "lucide-react/icons/circle-check";
import Compass from "lucide-react/icons/compass";
import { useApi } from "~/lib/use-api.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { type Tour, useTour } from "./use-tour.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./tour.module.css";
import ArrowRight from "lucide-react/icons/arrow-right";
import { type ComponentType, useRef, type MouseEvent, type RefObject } from "react";
import { LampArt } from "~/ui/lamp-art.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Progress } from "~/ui/progress.tsx";
import { useLast } from "~/lib/use-last.ts";
import { CollaborateArt, ConnectArt, RegisterArt, SearchArt } from "~/ui/step-art.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";

/** The onboarding tour: a dialog, and a strip above the screen that a step has opened. */
export default function OnboardingTour() {
  const toast = useToast();
  const tour = useTour({
    onFinish: () => toast.success("Tour finished", "Replay it anytime from your profile menu."),
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
function TourDialog({ tour, isDone, failure }: TourDialogProps) {
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
          title="We couldn't check your progress"
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
