import { errorMessages } from "@caseload/contract/refusals";
import { useEffect, useRef, type ReactNode } from "react";
import { EnvelopeArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import styles from "./accounts.module.css";

interface LinkExpiredProps {
  /** What such a link is good for, and what is safe. */
  children: ReactNode;
  to: string;
  action: string;
  /** Another control in place of the link. */
  instead?: ReactNode;
}

/** The link of a letter that does not work any more. */
export function LinkExpired({ children, to, action, instead }: LinkExpiredProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.accountLetter}>
      <EnvelopeArt />
      <div>
        <h2 className="title" ref={title} tabIndex={-1}>
          {errorMessages.linkExpired}
        </h2>
        <p className="muted">{children}</p>
        <div className={styles.actions}>
          {instead ?? (
            <ButtonLink variant="primary" to={to}>
              {action}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
