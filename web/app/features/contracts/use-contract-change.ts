import { useApiCall } from "~/lib/use-api-call.ts";
import { useChangeHandlers } from "./use-change-handlers.ts";

export function useCancel(onDone: () => void) {
  const success = { title: "Contract canceled", text: "The other party has been notified." };
  return useApiCall("cancelContract", useChangeHandlers(success, onDone));
}

export function useObjection(onDone: () => void) {
  const success = { title: "Objection sent", text: "Work continues." };
  return useApiCall("objectToCompletion", useChangeHandlers(success, onDone));
}

export function useDecline(onDone: () => void) {
  const success = { title: "Amendment declined", text: "The current agreement stays in force." };
  return useApiCall("declineAmendment", useChangeHandlers(success, onDone));
}

export function useWithdrawal(onDone: () => void) {
  const success = { title: "Amendment withdrawn", text: "The current agreement stays in force." };
  return useApiCall("withdrawAmendment", useChangeHandlers(success, onDone));
}
