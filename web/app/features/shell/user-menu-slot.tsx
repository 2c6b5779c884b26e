import { startTransition, Suspense, useState } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { UserButton } from "./user-button.tsx";

const load = () => import("./user-menu.tsx");
const UserMenu = vitalPart(load);

/**
 * The user button. Its menu is fetched when the pointer enters or the button is focused, and replaces the button only
 * after a click: replacing it between pointer down and pointer up would lose the click.
 */
export default function UserMenuSlot({ compact }: { compact?: boolean }) {
  const [isPressed, setPressed] = useState(false);
  const fetchMenu = () => void load().catch(() => undefined);
  const waiting = (
    <UserButton
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
