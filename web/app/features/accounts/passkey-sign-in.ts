/** Signing in with a passkey. Loads when a person presses the button, or first moves on the page. */
import type { User } from "@caseload/contract/accounts/accounts";
import { api } from "~/lib/api.ts";
import { hasPasskeys, readPasskey } from "~/lib/passkeys.ts";

/** Asks for a passkey in the browser's dialog. @throws ApiError */
export async function askForPasskey(rememberMe: boolean): Promise<User> {
  const credential = await readPasskey(await api("beginPasskeySignIn"));
  return api("signInWithPasskey", { body: { credential, rememberMe } });
}

/** Milliseconds after which autofill gets a new challenge, before the server's expires after ten minutes. */
const renewMs = 540_000;

interface Offer {
  signal: AbortSignal;
  rememberMe: () => boolean;
  onSignedIn: (user: User) => void;
  /** The passkey that a person chose was refused. */
  onRefused: (error: unknown) => void;
}

/** Offers passkeys in the autofill of the email field (`autocomplete="username webauthn"`) until the signal aborts. */
export async function offerPasskeys({ signal, rememberMe, onSignedIn, onRefused }: Offer): Promise<void> {
  if (!hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable())) return;
  while (!signal.aborted) {
    const credential = await nextChoice(signal);
    if (signal.aborted || credential === "none") return;
    if (credential === "renew") continue;
    try {
      onSignedIn(await api("signInWithPasskey", { body: { credential, rememberMe: rememberMe() } }));
      return;
    } catch (error) {
      onRefused(error);
    }
  }
}

/** The passkey that a person chose from the autofill; "none" where passkeys cannot be offered, as on a lost connection. */
async function nextChoice(signal: AbortSignal) {
  const renewal = AbortSignal.timeout(renewMs);
  try {
    const options = await api("beginPasskeySignIn");
    return await readPasskey(options, {
      mediation: "conditional",
      signal: AbortSignal.any([signal, renewal]),
    });
  } catch {
    return renewal.aborted ? "renew" : "none";
  }
}
