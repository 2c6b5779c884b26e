import type { User } from "@caseload/contract/accounts/accounts";
import { toasts } from "@caseload/contract/toasts";
import { useNavigate } from "react-router";
import { dashboardOf, profileFormOf } from "~/lib/addresses.ts";
import { errorText, type ApiError } from "~/lib/api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useSignedIn } from "~/lib/session.ts";
import { useToast } from "~/ui/toast-context.ts";
import { forgetDraft } from "./account-draft.ts";

interface Welcome {
  readonly title: string;
  readonly text: string;
}

/** Starts a session: greets the user, and replaces the page with the given address. */
function useStartSession() {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const toast = useToast();
  return async (user: User, { title, text }: Welcome, to: string): Promise<void> => {
    forgetDraft();
    toast.clear();
    toast.success(title, text);
    await signedIn(user);
    await navigate(to, { replace: true });
  };
}

/** Signs in, greets the user, and navigates to `next` or the dashboard (SPEC.md section 4). */
export function useSignIn(next: string | null, onSecondFactor: () => void) {
  const enter = useStartSession();
  const toast = useToast();
  return useApiCall("login", {
    onSuccess: (answer) => {
      if ("twoFactorRequired" in answer) onSecondFactor();
      else void enter(answer, toasts.loggedIn(answer.firstName), next ?? dashboardOf(answer.userType));
    },
    onError: (error) => toast.failure(toasts.loginFailed.title, errorText(error, toasts.loginFailed.text)),
  });
}

/** The second step of a sign-in; `onRefused` handles a wrong code. */
export function useSecondFactor(next: string | null, onRefused: (error: ApiError) => void) {
  const enter = useStartSession();
  return useApiCall("enterSecondFactor", {
    onSuccess: (user) =>
      void enter(user, toasts.loggedIn(user.firstName), next ?? dashboardOf(user.userType)),
    onError: onRefused,
  });
}

/** Registers, and leads to the profile form, which goes on to `next`. */
export function useRegister(next: string | null, onRefused: (error: ApiError) => void) {
  const enter = useStartSession();
  const toast = useToast();
  const query = next === null ? "" : `?${new URLSearchParams({ next })}`;
  return useApiCall("register", {
    onSuccess: (user) =>
      void enter(user, toasts.registered(user.firstName), profileFormOf(user.userType) + query),
    onError: (error) => {
      onRefused(error);
      toast.failure(toasts.registrationFailed.title, errorText(error, toasts.registrationFailed.text));
    },
  });
}
