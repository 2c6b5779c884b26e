import { formatHours } from "@caseload/contract/engagements/hours-text";
import { timeToasts } from "@caseload/contract/engagements/time-toasts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import { sumMinutes } from "./week-rows.ts";

/** Start, stop and discard, with their toasts. */
export function useTimerCalls() {
  const toast = useToast();
  const start = useSingleCall("startTimer", {
    onError: (error) => toast.failure(timeToasts.timerStartFailed, error),
  });
  const stop = useSingleCall("stopTimer", {
    onSuccess: ({ further, ...entry }) =>
      toast.success(timeToasts.timerStopped(formatHours(sumMinutes([entry, ...further])))),
    onError: (error) => toast.failure(timeToasts.timerStopFailed, error),
  });
  const discard = useSingleCall("discardTimer", {
    onError: (error) => toast.failure(timeToasts.timerDiscardFailed, error),
  });
  return { start, stop, discard };
}
