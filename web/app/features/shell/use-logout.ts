import { toasts } from "@caseload/contract/toasts";
import { useState } from "react";
import { api, errorText } from "~/lib/api.ts";
import { useLeaveSite } from "~/lib/leave-site.ts";
import { setClosing } from "~/lib/session.ts";
import { useToast } from "~/ui/toast-context.ts";

/** Signs out, and leaves the signed-in pages. */
export function useLogout() {
  const leave = useLeaveSite();
  const toast = useToast();
  const [isPending, setPending] = useState(false);

  async function logOut(to: "/" | "/auth" = "/"): Promise<void> {
    setPending(true);
    setClosing(true);
    try {
      await api("logout");
    } catch (error) {
      const { title, text } = toasts.logoutFailed;
      setPending(false);
      setClosing(false);
      return toast.failure(title, errorText(error, text));
    }
    leave("loggedOut", to);
  }

  return { logOut, isPending };
}
