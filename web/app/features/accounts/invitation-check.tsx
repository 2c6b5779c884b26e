import type { HeldInvitation } from "@caseload/contract/firms/invitations";
import { roleLabel } from "@caseload/contract/role-label";
import { Suspense, useCallback, useEffect, type ReactNode } from "react";
import { Link } from "react-router";
import { signInFor } from "~/lib/addresses.ts";
import { errorText } from "~/lib/api-error.ts";
import { useMember } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { TermList } from "~/ui/term-list.tsx";
import { FormSkeleton } from "./form-skeleton.tsx";
import { LinkExpired } from "./link-outcome.tsx";
import { useJoined } from "./use-joined.ts";
import * as styles from "./accounts.module.css";

const InvitationForm = vitalPart(() => import("./invitation-form.tsx"));

/** Status codes of a link that a retry cannot make work. */
const finalStatuses = new Set([400, 404, 410]);

interface InvitationCheckProps {
  token: string;
  /** Signs out a person whom the invitation is not for, and returns here. */
  leave: ReactNode;
}

/** Shows the invitation of a link, and how to accept it: sign in, register, or accept with the current account. */
export function InvitationCheck({ token, leave }: InvitationCheckProps) {
  const { mutate, data, error, isPending } = useApiCall("readInvitation");
  const read = useCallback(() => mutate({ body: { token } }), [mutate, token]);
  useEffect(read, [read]);
  if (data) return <Invitation invitation={data} token={token} leave={leave} />;
  if (error && finalStatuses.has(error.status))
    return (
      <LinkExpired to="/" action="Return to Home">
        An invitation works once and expires after 7 days. Ask the firm to send a new one.
      </LinkExpired>
    );
  if (error)
    return (
      <InlineAlert
        title="We couldn't load the invitation"
        text={error.text}
        onRetry={read}
        retrying={isPending}
      />
    );
  return <FormSkeleton fields={3} />;
}

function Invitation({ invitation, token, leave }: InvitationCheckProps & { invitation: HeldInvitation }) {
  const { firmName, invitedBy, primaryRole, department, email, next } = invitation;
  const here = `/invitation?${new URLSearchParams({ token })}`;
  return (
    <div className={styles.form}>
      <h2 className="title">{firmName}</h2>
      <TermList
        terms={[
          { term: "Role", value: roleLabel(primaryRole) },
          { term: "Department", value: department ?? "None" },
          { term: "Invited by", value: invitedBy ?? "An administrator" },
          { term: "For", value: email },
        ]}
      />
      {next === "accept" && <AcceptInvitation invitation={invitation} token={token} />}
      {next === "other" && <OtherAccount email={email} leave={leave} />}
      {next === "sign_in" && (
        <>
          <p>An account already uses this address. Sign in to accept the invitation.</p>
          <ButtonLink variant="primary" size="lg" block className={styles.submit} to={signInFor(here)}>
            Sign In
          </ButtonLink>
          <p>
            If you didn't create this account, or don't know its password,{" "}
            <Link className="link" to="/reset-password">
              reset the password
            </Link>
            . Then open this invitation again.
          </p>
        </>
      )}
      {next === "join" && (
        <Suspense fallback={<FormSkeleton fields={3} />}>
          <InvitationForm token={token} firmName={firmName} signIn={signInFor(here)} />
        </Suspense>
      )}
    </div>
  );
}

interface AcceptInvitationProps {
  invitation: HeldInvitation;
  token: string;
}

/** Signed in with the account that the invitation is for. */
function AcceptInvitation({ invitation: { firmName }, token }: AcceptInvitationProps) {
  const { firmId, firmName: present } = useMember();
  const joined = useJoined(firmName);
  const call = useSingleCall("acceptInvitation", { onSuccess: () => void joined() });
  return (
    <>
      {firmId !== null && (
        <p>You leave {present ?? "your own firm"} by accepting. What you did for it stays there.</p>
      )}
      {call.error && (
        <InlineAlert
          title="We couldn't accept the invitation"
          text={errorText(call.error, "Please try again")}
        />
      )}
      <Button
        variant="primary"
        size="lg"
        block
        className={styles.submit}
        pending={call.isPending || call.isSuccess}
        pendingText="Joining"
        onClick={() => call.send({ body: { token } })}
      >
        Accept Invitation
      </Button>
    </>
  );
}

/** Signed in with another account. */
function OtherAccount({ email, leave }: { email: string; leave: ReactNode }) {
  const { email: own } = useMember();
  return (
    <>
      <p>
        You are signed in as <b>{own}</b>, and this invitation is for <b>{email}</b>.
      </p>
      {leave}
    </>
  );
}
