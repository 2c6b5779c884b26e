import type { User } from "@caseload/contract/accounts/accounts";
import { useNavigate } from "react-router";
import { useSignedIn } from "~/lib/session-changes.ts";
import { useToast } from "~/ui/toast-context.ts";
import { forgetDraft } from "./account-draft.ts";

interface Welcome {
  readonly title: string;
  readonly text: string;
}

/** Takes over a fresh session: says hello and leads to an address that is left out of the history. */
export function useEnter() {
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
