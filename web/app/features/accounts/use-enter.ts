import type { User } from "@caseload/contract/accounts/accounts";
import { useNavigate } from "react-router";
import { useSignedIn } from "~/lib/use-signed-in.ts";
import { type ToastTexts, useToast } from "~/ui/toast-context.ts";
import { forgetDraft } from "./account-draft.ts";

/** Takes over a fresh session: shows a welcome toast and leads to an address that is left out of the history. */
export function useEnter() {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const toast = useToast();
  return async (user: User, welcome: ToastTexts, to: string): Promise<void> => {
    forgetDraft();
    toast.clear();
    toast.success(welcome);
    await signedIn(user);
    await navigate(to, { replace: true });
  };
}
