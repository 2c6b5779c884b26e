import { roleLabel } from "@caseload/contract/roles";
import { lazy, Suspense, useState, type ComponentProps } from "react";
import { useMember } from "~/lib/session.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";

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

/** Named by what it shows; on phones only the initials are in sight. */
export function UserButton(props: ComponentProps<"button">) {
  const { id, firstName, lastName, primaryRole } = useMember();
  const name = `${firstName} ${lastName}`;
  return (
    <button type="button" {...props} className="me">
      <Avatar id={id} name={name} size="sm" />
      <span>
        <b>{name}</b>
        <span>{primaryRole ? roleLabel(primaryRole) : "No role"}</span>
        <VisuallyHidden>, open menu</VisuallyHidden>
      </span>
    </button>
  );
}
