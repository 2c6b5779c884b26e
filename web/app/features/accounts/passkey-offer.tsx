import type { User } from "@caseload/contract/accounts/accounts";
import { useEffect, useEffectEvent } from "react";
import { offerPasskeys } from "./passkey-sign-in.ts";

interface PasskeyOfferProps {
  rememberMe: boolean;
  onSignedIn: (user: User) => void;
  /** The passkey that a person chose was refused. */
  onRefused: (error: unknown) => void;
}

/** Offers passkeys in the autofill of the email field while it is rendered. It shows nothing itself. */
export default function PasskeyOffer(props: PasskeyOfferProps) {
  const current = useEffectEvent(() => props);
  useEffect(() => {
    const end = new AbortController();
    void offerPasskeys({
      signal: end.signal,
      rememberMe: () => current().rememberMe,
      onSignedIn: (user) => current().onSignedIn(user),
      onRefused: (error) => current().onRefused(error),
    });
    return () => end.abort();
  }, []);
  return null;
}
