import { accountToasts } from "@caseload/contract/account-toasts";
import { accountMessages } from "@caseload/contract/account-messages";
import { dashboardOf, profileFormOf } from "~/lib/addresses.ts";
import type { ApiError } from "~/lib/api-error.ts";
import { showFieldErrors } from "~/lib/field-errors.ts";
import type { PageForm } from "~/lib/page-form.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import type { ContactValues } from "./contact-fields.tsx";
import { useEnter } from "./use-enter.ts";

/** The second step of a sign-in; `onRefused` receives what is wrong with the code. */
export function useSecondFactor(next: string | null, onRefused: (error: ApiError) => void) {
  const enter = useEnter();
  return useApiCall("enterSecondFactor", {
    onSuccess: (user) =>
      void enter(user, accountToasts.loggedIn(user.firstName), next ?? dashboardOf(user.userType)),
    onError: onRefused,
  });
}

/** Registers, and leads to the profile form, which goes on to `next`. Errors of fields are shown at the fields. */
export function useRegister(next: string | null, form: PageForm<ContactValues>) {
  const enter = useEnter();
  const toast = useToast();
  const query = next === null ? "" : `?${new URLSearchParams({ next })}`;
  return useSingleCall("register", {
    onSuccess: (user) =>
      void enter(user, accountToasts.registered(user.firstName), profileFormOf(user.userType) + query),
    onError: (error) => {
      if (error.text === accountMessages.emailTaken) form.refuse({ email: error.text });
      else showFieldErrors(form, error);
      toast.failure(accountToasts.registrationFailed, error);
    },
  });
}
