import { notificationToasts } from "@caseload/contract/notifications/notification-toasts";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { recentCommandsKey } from "~/lib/leave-site.ts";
import { useMember } from "~/lib/session.ts";
import { chooseTheme, useTheme } from "~/lib/theme.ts";
import { callTour } from "~/lib/tour.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useToast } from "~/ui/toast-context.ts";
import { forgetKept, keep, keptOf } from "./kept-list.ts";
import { type Act, commandsFor, type Command } from "./palette-commands.ts";
import { rankCommands } from "./rank-commands.ts";
import type { Section } from "./search-sections.ts";
import { useLogout } from "./use-logout.ts";

/** Recent commands kept for one person. */
const maxRecentCommands = 5;

const recentCommandIds = (userId: number): readonly string[] => keptOf(recentCommandsKey, userId);

/** Logging out is never offered first, so that an accidental Enter does not end the session. */
function rememberCommand(userId: number, { id }: Command): void {
  if (id !== "logOut") keep(recentCommandsKey, userId, id, maxRecentCommands);
}

const forgetCommands = (): void => forgetKept(recentCommandsKey);

/** What the palette's acts do, and which of them would change nothing at the moment. */
function useActs(onFilters: () => void) {
  const toast = useToast();
  const theme = useTheme();
  const { logOut } = useLogout();
  const { data: unread } = useApi("countUnreadNotifications");
  const readAll = useApiCall("readAllNotifications", {
    onSuccess: () => toast.success(notificationToasts.allRead.title),
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

interface PaletteOptions {
  open: (to: string) => void;
  close: () => void;
  onFilters: () => void;
}

/** The commands of the palette: before a word is typed all of them, the recent ones first; then those that it finds. */
export function usePalette({ open, close, onFilters }: PaletteOptions) {
  const user = useMember();
  const [recentIds, setRecentIds] = useState(() => recentCommandIds(user.id));
  const { acts, isIdle } = useActs(onFilters);
  const commands = commandsFor(user);
  const useful = commands.acts.filter(({ id }) => !isIdle(id));
  const all = [...useful, ...commands.places];

  function run(command: Command): void {
    rememberCommand(user.id, command);
    const { does } = command;
    if ("to" in does) return open(does.to);
    close();
    return acts[does.act]();
  }
  const section = (
    label: string,
    some: readonly Command[],
    titleOf: (command: Command) => string = (command) => command.label,
  ): Section[] =>
    some.length === 0
      ? []
      : [
          {
            label,
            items: some.map((one) => ({ ...one, key: one.id, title: titleOf(one), choose: () => run(one) })),
          },
        ];
  const recent = recentIds.flatMap((id) => all.filter((one) => one.id === id));
  const others = (some: readonly Command[]) => some.filter((one) => !recent.includes(one));
  return {
    recent: section("Recent", recent),
    first: [...section("Actions", others(useful)), ...section("Go to", others(commands.places))],
    found: (words: string): Section[] =>
      section(
        "Actions and screens",
        rankCommands(all, words, recentIds),
        (command) => command.foundLabel ?? command.label,
      ),
    forget: () => {
      forgetCommands();
      setRecentIds([]);
    },
  };
}
