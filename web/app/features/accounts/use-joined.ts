import { firmToasts } from "@caseload/contract/firms/firm-messages";
import { useNavigate } from "react-router";
import { dashboardOf } from "~/lib/addresses.ts";
import { api } from "~/lib/api.ts";
import { useSignedIn } from "~/lib/session-changes.ts";
import { useToast } from "~/ui/toast-context.ts";

/** Takes over a membership that has just begun, and leads to the dashboard. */
export function useJoined(firmName: string): () => Promise<void> {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const toast = useToast();
  return async () => {
    const user = await api("me");
    const { title, text } = firmToasts.firmJoined(firmName);
    toast.clear();
    toast.success(title, text);
    await signedIn(user);
    await navigate(dashboardOf(user.userType), { replace: true });
  };
}
