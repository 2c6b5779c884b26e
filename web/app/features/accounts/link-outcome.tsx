import { accountMessages } from "@caseload/contract/account-messages";
import { type ReactNode, useEffect, useRef } from "react";
import { EnvelopeArt } from "~/ui/envelope-art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import * as styles from "./accounts.module.css";

interface LinkOutcomeProps {
  title: string;
  /** Moves the focus to the title, for an outcome that replaces what had the focus. */
  takesFocus?: boolean;
  /** Paragraphs. */
  children: ReactNode;
  /** Buttons. */
  actions: ReactNode;
}

/** What became of a link in an email. */
export function LinkOutcome({ title, takesFocus = false, children, actions }: LinkOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.outcome}>
      <EnvelopeArt />
      <div>
        <h2 className="title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}

interface LinkExpiredProps {
  /** How long such a link works, and what is unchanged. */
  children: ReactNode;
  to: string;
  action: string;
  /** Another control instead of the link. */
  instead?: ReactNode;
}

/** A link of an email that no longer works. */
export function LinkExpired({ children, to, action, instead }: LinkExpiredProps) {
  return (
    <LinkOutcome
      takesFocus
      title={accountMessages.linkExpired}
      actions={
        instead ?? (
          <ButtonLink variant="primary" to={to}>
            {action}
          </ButtonLink>
        )
      }
    >
      <p className="muted">{children}</p>
    </LinkOutcome>
  );
}
