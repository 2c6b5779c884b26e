import { accountToasts } from "@caseload/contract/account-toasts";
import { dashboardOf, profileFormOf } from "~/lib/addresses.ts";
import type { ApiError } from "~/lib/api-error.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import { useEnter } from "./use-enter.ts";

/** The second step of a sign-in; what is wrong with the code is told by `onRefused`. */
export function useSecondFactor(next: string | null, onRefused: (error: ApiError) => void) {
  const enter = useEnter();
  return useApiCall("enterSecondFactor", {
    onSuccess: (user) =>
      void enter(user, accountToasts.loggedIn(user.firstName), next ?? dashboardOf(user.userType)),
    onError: onRefused,
  });
}

/** Registers, and leads to the profile form, which goes on to `next`. */
export function useRegister(next: string | null, onRefused: (error: ApiError) => void) {
  const enter = useEnter();
  const toast = useToast();
  const query = next === null ? "" : `?${new URLSearchParams({ next })}`;
  return useApiCall("register", {
    onSuccess: (user) =>
      void enter(user, accountToasts.registered(user.firstName), profileFormOf(user.userType) + query),
    onError: (error) => {
      onRefused(error);
      toast.failure(accountToasts.registrationFailed, error);
    },
  });
}
