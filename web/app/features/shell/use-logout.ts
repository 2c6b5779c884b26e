import { sessionToasts } from "@caseload/contract/accounts/session-toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useToast } from "~/ui/toast-context.ts";

/** Signs out, and leaves the signed-in pages. */
export function useLogout() {
  const toast = useToast();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);

  async function logOut(to = "/"): Promise<void> {
    setPending(true);
    try {
      const session = await import("~/lib/close-session.ts");
      await session.logOut(client, to);
    } catch (error) {
      const { title, text } = sessionToasts.logoutFailed;
      setPending(false);
      toast.failure(title, errorText(error, text));
    }
  }

  return { logOut, isPending };
}
