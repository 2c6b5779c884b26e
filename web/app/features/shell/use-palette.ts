import { useState } from "react";
import { useMember } from "~/lib/session.ts";
import { commandsFor, type Command } from "./palette-commands.ts";
import { rankCommands } from "./rank-commands.ts";
import { forgetCommands, recentCommandIds, rememberCommand } from "./recent-commands.ts";
import type { Section } from "./search-sections.ts";
import { useActs } from "./use-acts.ts";

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
  const section = (label: string, some: readonly Command[]): Section[] =>
    some.length === 0
      ? []
      : [
          {
            label,
            items: some.map((one) => ({ ...one, key: one.id, title: one.label, choose: () => run(one) })),
          },
        ];
  const recent = recentIds.flatMap((id) => all.filter((one) => one.id === id));
  const others = (some: readonly Command[]) => some.filter((one) => !recent.includes(one));
  return {
    recent: section("Recent", recent),
    first: [...section("Actions", others(useful)), ...section("Go to", others(commands.places))],
    found: (words: string): Section[] => section("Actions and screens", rankCommands(all, words, recentIds)),
    forget: () => {
      forgetCommands();
      setRecentIds([]);
    },
  };
}
