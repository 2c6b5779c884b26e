import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import { dashboardOf } from "~/lib/addresses.ts";
import { useEnter } from "./use-enter.ts";

/** Takes over a membership that has just begun, and leads to the dashboard. */
export function useJoined(firmName: string): () => Promise<void> {
  const enter = useEnter();
  return async () => {
    const { api } = await import("~/lib/api.ts");
    const user = await api("me");
    await enter(user, firmToasts.firmJoined(firmName), dashboardOf(user.userType));
  };
}
