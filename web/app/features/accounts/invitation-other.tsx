import { useMember } from "~/lib/session.ts";

/** For somebody who is signed in with another account. */
export function InvitationOther({ email }: { email: string }) {
  const { email: own } = useMember();
  return (
    <p>
      You are signed in as <b>{own}</b>, and this invitation is for <b>{email}</b>. Log out, then open the
      link in the letter again.
    </p>
  );
}
