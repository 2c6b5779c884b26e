import type { LucideIcon } from "lucide-react";
import { startTransition, Suspense, useState, type KeyboardEvent } from "react";
import { IconButton } from "./icon-button.tsx";
import { vitalPart } from "./lazy-part.ts";

interface Entry {
  readonly icon: LucideIcon;
  readonly text: string;
}

/** Leads somewhere, or does something; what cannot be undone is apart from the others. */
export type MenuEntry = Entry &
  ({ readonly to: string } | { readonly danger?: boolean; readonly onSelect: () => void });

export interface MenuProps {
  /** The accessible name of the button. */
  label: string;
  icon: LucideIcon;
  className?: string | undefined;
  entries: readonly MenuEntry[];
}

const load = () => import("./open-menu.tsx");
const EntriesMenu = vitalPart(load);

/**
 * A list of actions behind an icon. The list is fetched with the first approach of pointer or focus, and takes over
 * once it is opened: most menus never are.
 */
export function Menu(props: MenuProps) {
  const [wasOpened, setOpened] = useState(false);
  const { entries: _, ...button } = props;
  const fetchList = () => void load().catch(() => undefined);
  const open = () => startTransition(() => setOpened(true));
  function handleKey(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  }
  const closed = (
    <IconButton
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchList}
      onFocus={fetchList}
      onKeyDown={handleKey}
      onClick={open}
    />
  );
  return <Suspense fallback={closed}>{wasOpened ? <EntriesMenu {...props} /> : closed}</Suspense>;
}
