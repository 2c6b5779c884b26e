import type { HeldInvitation } from "@caseload/contract/firms/invitations";
import { roleLabel } from "@caseload/contract/roles";
import { Suspense, useCallback, useEffect, type ReactNode } from "react";
import { signInFor } from "~/lib/addresses.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { TermList } from "~/ui/meta.tsx";
import { FormSkeleton } from "./form-skeleton.tsx";
import { InvitationAccept } from "./invitation-accept.tsx";
import { InvitationOther } from "./invitation-other.tsx";
import { LinkExpired } from "./link-expired.tsx";
import styles from "./accounts.module.css";

const InvitationForm = vitalPart(() => import("./invitation-form.tsx"));

/** Status codes of a link that will not work on a second try either. */
const final = new Set([400, 404, 410]);

interface InvitationCheckProps {
  token: string;
  /** Signs out, for whom the invitation is not; leads back here. */
  leave: ReactNode;
}

/** Reads what a letter's link invites to, once, and offers the way in: afterwards the link is used up. */
export function InvitationCheck({ token, leave }: InvitationCheckProps) {
  const { mutate, data, error, isPending } = useApiCall("readInvitation");
  const read = useCallback(() => mutate({ body: { token } }), [mutate, token]);
  useEffect(read, [read]);
  if (data) return <Invitation invitation={data} token={token} leave={leave} />;
  if (error && final.has(error.status))
    return (
      <LinkExpired to="/" action="Return to Home">
        An invitation works once, for seven days, unless it is revoked. Ask the law office to send it again.
      </LinkExpired>
    );
  if (error)
    return (
      <InlineAlert
        title="The invitation could not be loaded"
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
    <div className={styles.accountForm}>
      <h2 className="title">{firmName}</h2>
      <TermList
        terms={[
          { term: "Role", value: roleLabel(primaryRole) },
          { term: "Department", value: department ?? "None" },
          { term: "Invited by", value: invitedBy ?? "An administrator" },
          { term: "For", value: email },
        ]}
      />
      {next === "accept" && <InvitationAccept invitation={invitation} token={token} />}
      {next === "other" && <InvitationOther email={email} leave={leave} />}
      {next === "sign_in" && (
        <>
          <p>An account has this address. Log in, and accept the invitation there.</p>
          <ButtonLink variant="primary" size="lg" block to={signInFor(here)}>
            Log In
          </ButtonLink>
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
