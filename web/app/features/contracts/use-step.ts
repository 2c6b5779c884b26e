import { limits } from "@caseload/contract/limits";
import { signingToasts } from "@caseload/contract/engagements/signing-toasts";
import { useApiCall } from "~/lib/use-api-call.ts";
import type { Step } from "./next-step.ts";
import { type SuccessText, useChangeHandlers } from "./use-change-handlers.ts";

/** The steps that only ask for a confirmation. */
export type ConfirmedStep = Exclude<Step, "agree">;

const calls = {
  start: "startContract",
  complete: "completeContract",
  request: "completeContract",
} as const satisfies Record<ConfirmedStep, string>;

const successTexts: Record<ConfirmedStep, SuccessText> = {
  start: { title: "Work started", text: "The other party has been notified." },
  complete: signingToasts.projectCompleted,
  request: {
    title: "Completion requested",
    text: `Auto-completes after ${limits.completionObjectionHours} hours without an objection.`,
  },
};

export function useStep(step: ConfirmedStep, onDone: () => void) {
  return useApiCall(calls[step], useChangeHandlers(successTexts[step], onDone));
}
