import { startTransition, Suspense, useState } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { UserButton } from "./user-button.tsx";

const load = () => import("./user-menu.tsx");
const UserMenu = vitalPart(load);

/**
 * Avatar, name and role. The menu behind it is fetched with the first approach of pointer or focus, and takes the
 * button's place only once it is pressed: a button that is exchanged under the finger loses the click.
 */
export default function UserMenuSlot() {
  const [isPressed, setPressed] = useState(false);
  const fetchMenu = () => void load().catch(() => undefined);
  const waiting = (
    <UserButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => startTransition(() => setPressed(true))}
    />
  );
  return <Suspense fallback={waiting}>{isPressed ? <UserMenu /> : waiting}</Suspense>;
}
