import { useEffect, useRef } from "react";
import { dashboardOf } from "~/lib/addresses.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useUser } from "~/lib/session.ts";
import { EnvelopeArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { LinkExpired } from "./link-expired.tsx";
import { SendAgain } from "./send-again.tsx";
import styles from "./accounts.module.css";

/** Status codes of a link that will not work on a second try either. */
const final = new Set([400, 404, 409, 410]);

/** Uses the link of a letter at once: whoever opened it has proved the address. */
export function AddressCheck({ token }: { token: string }) {
  const verify = useApiCall("verifyEmail", { changes: ["me", "getAccountSecurity"] });
  const { mutate, error, isSuccess } = verify;
  const isSent = useRef(false);
  useEffect(() => {
    // A link works once: not again when React mounts twice.
    if (isSent.current) return;
    isSent.current = true;
    mutate({ body: { token } });
  }, [mutate, token]);

  if (isSuccess) return <Confirmed />;
  if (error && final.has(error.status)) return <Expired />;
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
    <Loading className={styles.accountForm}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
    </Loading>
  );
}

function Confirmed() {
  const user = useUser();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.accountLetter}>
      <EnvelopeArt />
      <div>
        <h2 className="title" ref={title} tabIndex={-1}>
          Your email address is confirmed
        </h2>
        <p className="muted">Letters about your applications, messages and contracts go there now.</p>
        <div className={styles.actions}>
          <ButtonLink variant="primary" to={user ? dashboardOf(user.userType) : "/auth"}>
            {user ? "Go to My Dashboard" : "Sign In"}
          </ButtonLink>
        </div>
      </div>
    </div>
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
