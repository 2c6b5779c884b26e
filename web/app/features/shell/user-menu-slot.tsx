import { startTransition, Suspense, useState } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { UserButton } from "./user-button.tsx";

const load = () => import("./user-menu.tsx");
const UserMenu = vitalPart(load);
const fetchMenu = (): void => void load().catch(() => undefined);
/** The pointer may have come to rest, or the focus arrived, before the button could hear either. */
const fetchWhenReached = (button: HTMLButtonElement | null): void => {
  if (button?.matches(":hover, :focus")) fetchMenu();
};

/**
 * The user button. Its menu is fetched when the pointer enters or the button is focused, and replaces the button only
 * after a click: replacing it between pointer down and pointer up would lose the click.
 */
export default function UserMenuSlot({ compact }: { compact?: boolean }) {
  const [isPressed, setPressed] = useState(false);
  const waiting = (
    <UserButton
      ref={fetchWhenReached}
      compact={compact}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => startTransition(() => setPressed(true))}
    />
  );
  return <Suspense fallback={waiting}>{isPressed ? <UserMenu compact={compact} /> : waiting}</Suspense>;
}
