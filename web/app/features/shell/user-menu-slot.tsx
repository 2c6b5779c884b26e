import { lazy, Suspense, useState } from "react";
import { UserButton } from "./user-button.tsx";

const UserMenu = lazy(() => import("./user-menu.tsx"));

/** Avatar, name and role. The menu behind it loads with the first approach of pointer or focus. */
export default function UserMenuSlot() {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const want = () => setWanted(true);
  const waiting = (
    <UserButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={want}
      onClick={() => {
        want();
        setOpen(true);
      }}
    />
  );
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <UserMenu defaultOpen={isOpen} />
    </Suspense>
  );
}
