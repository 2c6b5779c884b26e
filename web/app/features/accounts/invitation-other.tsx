import type { ReactNode } from "react";
import { useMember } from "~/lib/session.ts";

/** For somebody who is signed in with another account. */
export function InvitationOther({ email, leave }: { email: string; leave: ReactNode }) {
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
