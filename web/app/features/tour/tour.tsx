import type { Way } from "@caseload/contract/profiles/onboarding-paths";
import { useApi } from "~/lib/use-api.ts";
import { useToast } from "~/ui/toast-context.ts";
import { TourDialog } from "./tour-dialog.tsx";
import { TourStrip } from "./tour-strip.tsx";
import { useTour } from "./use-tour.ts";

/** The onboarding tour: a dialog, and while its person looks at a screen a line above that screen. */
export default function OnboardingTour() {
  const toast = useToast();
  const tour = useTour({
    onFinish: () => toast.success("Tour finished", "The menu behind your name has it again."),
  });
  const { phase, pressed } = tour;
  // Asked anew each time that it opens: a step may have been done meanwhile.
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
