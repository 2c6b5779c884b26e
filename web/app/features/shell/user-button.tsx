import { roleLabel } from "@caseload/contract/roles";
import type { ComponentProps } from "react";
import { useMember } from "~/lib/session.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./shell.module.css";

/** Named by what it shows; on phones only the initials are in sight. */
export function UserButton(props: ComponentProps<"button">) {
  const { id, firstName, lastName, photo, primaryRole } = useMember();
  const name = `${firstName} ${lastName}`;
  return (
    <button type="button" {...props} className={classNames("account-button", styles.accountButton)}>
      <Avatar id={id} name={name} photo={photo} size="sm" />
      <span>
        <b>{name}</b>
        <span>{primaryRole ? roleLabel(primaryRole) : "No role"}</span>
        <VisuallyHidden>, open menu</VisuallyHidden>
      </span>
    </button>
  );
}
