import { toasts } from "@caseload/contract/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, errorText } from "~/lib/api.ts";
import { leaveFlash } from "~/lib/flash.ts";
import { tellOtherTabs } from "~/lib/session.ts";
import { useToast } from "~/ui/toast-context.ts";

/** Signs out. The next page is loaded in full, so that nothing of the session stays in memory. */
export function useLogout() {
  const client = useQueryClient();
  const toast = useToast();
  const [isPending, setPending] = useState(false);

  async function logOut(to: "/" | "/auth" = "/"): Promise<void> {
    setPending(true);
    try {
      await api("logout");
    } catch (error) {
      const { title, text } = toasts.logoutFailed;
      setPending(false);
      return toast.failure(title, errorText(error, text));
    }
    client.clear();
    sessionStorage.clear();
    tellOtherTabs(null);
    leaveFlash("loggedOut");
    window.location.assign(to);
  }

  return { logOut, isPending };
}
