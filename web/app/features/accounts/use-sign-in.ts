import type { SignInAnswer, User } from "@caseload/contract/accounts";
import { toasts } from "@caseload/contract/texts";
import { useNavigate } from "react-router";
import { dashboardOf, profileFormOf } from "~/lib/addresses.ts";
import { errorText } from "~/lib/api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useSignedIn } from "~/lib/session.ts";
import { useToast } from "~/ui/toast-context.ts";

/** Whether the sign-in is finished; otherwise a code is wanted. */
const isUser = (answer: SignInAnswer): answer is User => !("twoFactorRequired" in answer);

/** Signs in, says hello, and leads to `next` or the person's dashboard (SPEC.md section 4). */
export function useSignIn(next: string | null) {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const toast = useToast();
  const enter = async (user: User): Promise<void> => {
    const { title, text } = toasts.loggedIn(user.firstName);
    toast.clear();
    toast.success(title, text);
    await signedIn(user);
    await navigate(next ?? dashboardOf(user.userType), { replace: true });
  };
  return useApiCall("login", {
    onSuccess: (answer) => void (isUser(answer) && enter(answer)),
    onError: (error) => toast.failure(toasts.loginFailed.title, errorText(error, toasts.loginFailed.text)),
  });
}

/** Registers, and leads to the profile form, which goes on to `next`. */
export function useRegister(next: string | null, onRefused: (error: unknown) => void) {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const toast = useToast();
  const enter = async (user: User): Promise<void> => {
    const { title, text } = toasts.registered(user.firstName);
    toast.clear();
    toast.success(title, text);
    await signedIn(user);
    const query = next === null ? "" : `?${new URLSearchParams({ next })}`;
    await navigate(profileFormOf(user.userType) + query, { replace: true });
  };
  return useApiCall("register", {
    onSuccess: (user) => void enter(user),
    onError: (error) => {
      onRefused(error);
      toast.failure(toasts.registrationFailed.title, errorText(error, toasts.registrationFailed.text));
    },
  });
}
