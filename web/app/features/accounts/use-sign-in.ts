import { accountToasts } from "@caseload/contract/account-toasts";
import type { Credentials } from "./use-credentials.ts";
import { useRef, useState } from "react";
import { dashboardOf } from "~/lib/addresses.ts";
import { errorText } from "~/lib/api-error.ts";
import { useToast } from "~/ui/toast-context.ts";
import { useEnter } from "./use-enter.ts";

/** Signs in, says hello, and leads to `next` or the person's dashboard (SPEC.md section 4). */
export function useSignIn(next: string | null, onSecondFactor: () => void) {
  const enter = useEnter();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);

  async function signIn(body: Credentials): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    try {
      const { api } = await import("~/lib/api.ts");
      const answer = await api("login", { body });
      if ("twoFactorRequired" in answer) onSecondFactor();
      else void enter(answer, accountToasts.loggedIn(answer.firstName), next ?? dashboardOf(answer.userType));
    } catch (error) {
      toast.failure(accountToasts.loginFailed.title, errorText(error, accountToasts.loginFailed.text));
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }
  return { signIn, isPending };
}
