import { sessionToasts } from "@caseload/contract/accounts/session-toasts";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { leaveSite } from "~/lib/leave-site.ts";
import { useClosing } from "~/lib/session-changes.ts";
import { useToast } from "~/ui/toast-context.ts";

/** Signs out, and leaves the signed-in pages. */
export function useLogout() {
  const toast = useToast();
  const closing = useClosing();
  const [isPending, setPending] = useState(false);

  async function logOut(to = "/"): Promise<void> {
    setPending(true);
    try {
      const { api } = await import("~/lib/api.ts");
      await closing(() => api("logout"));
    } catch (error) {
      const { title, text } = sessionToasts.logoutFailed;
      setPending(false);
      return toast.failure(title, errorText(error, text));
    }
    leaveSite("loggedOut", to);
  }

  return { logOut, isPending };
}
