/** The commands chosen lately, by their ids, kept on this device for one person until they log out. */
import { recentCommandsKey } from "~/lib/leave-site.ts";
import { forgetKept, keep, keptOf } from "./kept-list.ts";
import type { Command } from "./palette-commands.ts";

/** Commands that are kept. */
const max = 5;

export const recentCommandIds = (userId: number): readonly string[] => keptOf(recentCommandsKey, userId);

/** Not the way out: first in the list, it would end a session by one Enter too many. */
export function rememberCommand(userId: number, { id }: Command): void {
  if (id !== "logOut") keep(recentCommandsKey, userId, id, max);
}

export const forgetCommands = (): void => forgetKept(recentCommandsKey);
