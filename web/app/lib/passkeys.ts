/** The browser's side of passkeys (WebAuthn Level 3), which makes and reads their JSON forms itself. */
import type { AssertedCredential, RegisteredCredential } from "@caseload/contract/accounts/passkeys";
import { ApiError } from "./api-error.ts";
import type { Output } from "./api-types.ts";

/** Whether the browser has passkeys and their JSON forms: Chrome and Edge from 129, Firefox from 119, Safari from 18.4. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** What a refusal of the browser or of the authenticator means, by the name of its DOMException. */
const problems: Readonly<Record<string, string>> = {
  NotAllowedError: "The request was canceled or timed out. Try again.",
  InvalidStateError: "This device already has a passkey for your account.",
  SecurityError: "Passkeys don't work at this web address.",
};
const unsupported = "This browser doesn't support passkeys.";

async function run(request: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  if (!hasPasskeys()) throw new ApiError(0, unsupported);
  try {
    const credential = await request();
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "AbortError" || name === "TimeoutError") throw error;
    throw new ApiError(0, problems[name] ?? "Your device couldn't use the passkey. Try again.");
  }
  throw new ApiError(0, unsupported);
}

/** Asks the person's device to make a passkey. @throws ApiError saying why it did not */
export async function createPasskey(options: Output<"beginPasskey">): Promise<RegisteredCredential> {
  const credential = await run(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );
  return credential.toJSON() as RegisteredCredential;
}

/**
 * Asks the person to choose one of the device's passkeys for this site and to unlock it.
 * @param how `mediation: "conditional"` offers them in the autofill of a field instead of a dialog
 * @throws ApiError saying why there is none; the signal's reason when it is aborted
 */
export async function readPasskey(
  options: Output<"beginPasskeySignIn">,
  how: Pick<CredentialRequestOptions, "mediation" | "signal"> = {},
): Promise<AssertedCredential> {
  const credential = await run(() =>
    navigator.credentials.get({
      ...how,
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    }),
  );
  return credential.toJSON() as AssertedCredential;
}
