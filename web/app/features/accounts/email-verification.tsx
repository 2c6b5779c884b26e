import { lazy, Suspense, useEffect, useRef, useState } from "react";
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

const ConfirmPasswordForm = lazy(() => import("./confirm-password-form.tsx"));

/** Status codes of a link that a retry cannot make work. */
const finalStatuses = new Set([400, 404, 409, 410]);

/** Confirms the address of the signed-in account when the page opens. Without a session it asks for the password. */
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

  const [isConfirmed, setConfirmed] = useState(false);
  const [isExpired, setExpired] = useState(false);

  if (isSuccess || isConfirmed) return <Confirmed />;
  if (isExpired || (error && finalStatuses.has(error.status))) return <Expired />;
  if (error?.status === 401) {
    return (
      <Suspense fallback={<LinkSkeleton />}>
        <ConfirmPasswordForm
          token={token}
          onConfirmed={() => setConfirmed(true)}
          onExpired={() => setExpired(true)}
        />
      </Suspense>
    );
  }
  if (error) {
    return (
      <InlineAlert
        title="We couldn't confirm your address"
        text={error.text}
        onRetry={() => mutate({ body: { token } })}
        retrying={verify.isPending}
      />
    );
  }
  return <LinkSkeleton />;
}

const LinkSkeleton = () => (
  <Loading className={styles.form}>
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton shape="short" />
  </Loading>
);

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
      <p className="muted">We'll email you about your applications, messages and contracts.</p>
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
          : `Each link works once and expires after 24 hours. We can email a new one to ${user.email}.`
        : "Each link works once and expires after 24 hours. Sign in to get a new one."}
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
