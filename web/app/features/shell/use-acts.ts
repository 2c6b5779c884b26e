import { toasts } from "@caseload/contract/toasts";
import { errorText } from "~/lib/api-error.ts";
import { chooseTheme, useTheme } from "~/lib/theme.ts";
import { callTour } from "~/lib/tour.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import type { Act } from "./palette-commands.ts";
import { useLogout } from "./use-logout.ts";

/** What the palette's acts do, and which of them would change nothing at the moment. */
export function useActs(onFilters: () => void) {
  const toast = useToast();
  const theme = useTheme();
  const { logOut } = useLogout();
  const { data: unread } = useApi("countUnreadNotifications");
  const readAll = useApiCall("readAllNotifications", {
    onSuccess: () => toast.success(toasts.allRead.title),
    onError: (error) =>
      toast.failure("Notifications not marked as read", errorText(error, "Please try again")),
  });
  const acts: Record<Act, () => void> = {
    filters: onFilters,
    light: () => chooseTheme("light"),
    dark: () => chooseTheme("dark"),
    system: () => chooseTheme("system"),
    readAll: () => readAll.mutate({}),
    tour: callTour,
    logOut: () => void logOut(),
  };
  return { acts, isIdle: (id: string): boolean => id === theme || (id === "readAll" && unread?.count === 0) };
}
