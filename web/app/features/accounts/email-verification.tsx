import { useEffect, useRef } from "react";
import { dashboardOf } from "~/lib/addresses.ts";
import { useSendVerification } from "~/lib/send-verification.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useUser } from "~/lib/session.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { LinkExpired, LinkOutcome } from "./link-outcome.tsx";
import * as styles from "./accounts.module.css";

/** Status codes of a link that a retry cannot make work. */
const finalStatuses = new Set([400, 404, 409, 410]);

/** Uses the link of an email as soon as it is opened, which proves the address. */
export function EmailVerification({ token }: { token: string }) {
  const verify = useApiCall("verifyEmail");
  const { mutate, error, isSuccess } = verify;
  const isSent = useRef(false);
  useEffect(() => {
    // A link works once, and React mounts twice in development.
    if (isSent.current) return;
    isSent.current = true;
    mutate({ body: { token } });
  }, [mutate, token]);

  if (isSuccess) return <Confirmed />;
  if (error && finalStatuses.has(error.status)) return <Expired />;
  if (error) {
    return (
      <InlineAlert
        title="Your address could not be confirmed"
        text={error.text}
        onRetry={() => mutate({ body: { token } })}
        retrying={verify.isPending}
      />
    );
  }
  return (
    <Loading className={styles.form}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
    </Loading>
  );
}

function Confirmed() {
  const user = useUser();
  return (
    <LinkOutcome
      takesFocus
      title="Your email address is confirmed"
      actions={
        <ButtonLink variant="primary" to={user ? dashboardOf(user.userType) : "/auth"}>
          {user ? "Go to My Dashboard" : "Sign In"}
        </ButtonLink>
      }
    >
      <p className="muted">Letters about your applications, messages and contracts go there now.</p>
    </LinkOutcome>
  );
}

function Expired() {
  const user = useUser();
  return (
    <LinkExpired
      to="/auth?next=%2Fsettings%2Fname"
      action="Sign In"
      instead={user && (user.emailVerified ? <ToSettings /> : <SendAgain />)}
    >
      {user
        ? user.emailVerified
          ? `${user.email} is confirmed.`
          : `A link works once, for 24 hours. A new one can be sent to ${user.email}.`
        : "A link works once, for 24 hours. Sign in, and a new one can be sent."}
    </LinkExpired>
  );
}

const ToSettings = () => <ButtonLink to="/settings/name">Go to Settings</ButtonLink>;

/** Sends the email that confirms an address again. */
function SendAgain() {
  const { sendAgain, isPending } = useSendVerification(useToast());
  return (
    <Button variant="primary" pending={isPending} pendingText="Sending" onClick={sendAgain}>
      Send Again
    </Button>
  );
}
