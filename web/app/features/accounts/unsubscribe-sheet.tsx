import { accountMessages } from "@caseload/contract/account-messages";
import { errorText } from "~/lib/api-error.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./accounts.module.css";
import { LinkOutcome } from "./link-outcome.tsx";

interface UnsubscribeSheetProps {
  token: string;
  /** The server knows no such link: asking again would change nothing. */
  isBroken: boolean;
}

/** Names the emails that a link is about, and stops them on a button press: mail programs open links by themselves. */
export function UnsubscribeSheet({ token, isBroken }: UnsubscribeSheetProps) {
  const query = { token };
  const found = useApi("getUnsubscription", { query }, { enabled: !isBroken });
  const stop = useApiCall("unsubscribe");

  if (stop.isSuccess || found.data?.isOn === false)
    return <Unsubscribed subject={found.data?.what ?? ""} takesFocus={stop.isSuccess} />;
  if (isBroken || found.error)
    return (
      <LinkOutcome
        title={found.error && found.error.status !== 404 ? found.error.text : accountMessages.linkBroken}
        actions={toSettings}
      >
        <p className="muted">You can turn off each kind of email in your settings.</p>
      </LinkOutcome>
    );
  if (!found.data)
    return (
      <Loading className={styles.form}>
        <Skeleton shape="title" />
        <Skeleton />
      </Loading>
    );
  return (
    <LinkOutcome
      title={`Emails about ${found.data.what}`}
      actions={
        <Button variant="primary" pending={stop.isPending} onClick={() => stop.mutate({ query })}>
          Stop These Emails
        </Button>
      }
    >
      <p className="muted">You asked for these emails. Select the button to stop them.</p>
      {stop.error && (
        <InlineAlert
          title="We couldn't stop these emails"
          text={errorText(stop.error, "Please try again.")}
        />
      )}
    </LinkOutcome>
  );
}

const toSettings = <ButtonLink to="/settings/notifications">Choose What We Email You</ButtonLink>;

function Unsubscribed({ subject, takesFocus }: { subject: string; takesFocus: boolean }) {
  return (
    <LinkOutcome title={`No more emails about ${subject}`} takesFocus={takesFocus} actions={toSettings}>
      <p className="muted">You can change this, and every other choice, in your settings.</p>
    </LinkOutcome>
  );
}
