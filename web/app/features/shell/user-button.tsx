import { roleLabel } from "@caseload/contract/role-label";
import type { ComponentProps } from "react";
import { useMember } from "~/lib/session.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import * as styles from "./user-button.module.css";

interface UserButtonProps extends ComponentProps<"button"> {
  /** Shows the avatar alone; the name is still the button's accessible name. */
  compact?: boolean | undefined;
}

export function UserButton({ compact = false, ...button }: UserButtonProps) {
  const { id, firstName, lastName, photo, primaryRole } = useMember();
  const name = `${firstName} ${lastName}`;
  return (
    <button type="button" {...button} className={compact ? styles.compact : styles.userButton}>
      <Avatar id={id} name={name} photo={photo} size="sm" />
      <span className={compact ? "visually-hidden" : styles.person}>
        <b title={name}>{name}</b>
        <span>{primaryRole ? roleLabel(primaryRole) : "No role"}</span>
        <VisuallyHidden>, open menu</VisuallyHidden>
      </span>
    </button>
  );
}
