import { errorMessages } from "@caseload/contract/refusals";
import { useEffect, useRef, type ReactNode } from "react";
import { errorText } from "~/lib/api.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { EnvelopeArt } from "~/ui/art.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import styles from "./accounts.module.css";

/** Says what a letter's link stops, and stops it when asked: mail programs open links by themselves. */
export function UnsubscribeSheet({ token }: { token: string }) {
  const query = { token };
  const found = useApi("getUnsubscription", { query });
  const stop = useApiCall("unsubscribe", { changes: ["getAccountSettings"] });

  if (stop.isSuccess || found.data?.isOn === false)
    return <Stopped what={found.data?.what ?? ""} isFresh={stop.isSuccess} />;
  if (found.error)
    return (
      <Letter title={found.error.status === 404 ? errorMessages.linkBroken : found.error.text}>
        <p className="muted">Every kind of e-mail can be switched off in your settings.</p>
        <Choices />
      </Letter>
    );
  if (!found.data)
    return (
      <Loading className={styles.accountForm}>
        <Skeleton shape="title" />
        <Skeleton />
      </Loading>
    );
  return (
    <Letter title={`E-mails about ${found.data.what}`}>
      <p className="muted">You receive them because you chose to. Press the button, and no more are sent.</p>
      {stop.error && (
        <InlineAlert
          title="The e-mails could not be stopped"
          text={errorText(stop.error, "Please try again.")}
        />
      )}
      <div className={styles.actions}>
        <Button variant="primary" pending={stop.isPending} onClick={() => stop.mutate({ query })}>
          Stop these e-mails
        </Button>
      </div>
    </Letter>
  );
}

function Stopped({ what, isFresh }: { what: string; isFresh: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    if (isFresh) title.current?.focus();
  }, [isFresh]);
  return (
    <Letter title={`No more e-mails about ${what}`} titleRef={title}>
      <p className="muted">You can change this, and every other choice, in your settings.</p>
      <Choices />
    </Letter>
  );
}

const Choices = () => (
  <div className={styles.actions}>
    <ButtonLink to="/settings/notifications">Choose what we e-mail you</ButtonLink>
  </div>
);

interface LetterProps {
  title: string;
  titleRef?: React.RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

function Letter({ title, titleRef, children }: LetterProps) {
  return (
    <div className={styles.accountLetter}>
      <EnvelopeArt />
      <div>
        <h2 className="title" ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </div>
  );
}
