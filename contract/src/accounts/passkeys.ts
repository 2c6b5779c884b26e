/** Passkeys: signing in with a key pair that the person's device keeps (WebAuthn). */
import { z } from "zod";
import { passwordAgain } from "./account-security.ts";
import { user } from "./accounts.ts";
import { anyone, endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";

/** Passkeys of one account. */
export const maxPasskeys = 20;

/** Bytes in base64url, of at most the given number of characters. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

/** A credential id has at most 1,023 bytes (WebAuthn, 4). */
const credentialId = bytes(1_364);
const publicKeyType = z.literal("public-key");
const transports = z.array(z.string().max(30)).max(10);
const credentialHint = z.object({ id: z.string(), type: publicKeyType, transports: transports.optional() });

/** PublicKeyCredentialCreationOptionsJSON, for navigator.credentials.create(). */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(credentialHint),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});

/** PublicKeyCredentialRequestOptionsJSON, for navigator.credentials.get(). */
const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
});

/** What PublicKeyCredential.toJSON() returns for a new passkey. Other properties of it are not needed. */
const registeredCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: z.object({
    clientDataJSON: bytes(8_192),
    attestationObject: bytes(32_768),
    transports: transports.optional(),
  }),
});
export type RegisteredCredential = z.infer<typeof registeredCredential>;

/** What PublicKeyCredential.toJSON() returns for a sign-in. */
const assertedCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: z.object({
    clientDataJSON: bytes(8_192),
    authenticatorData: bytes(8_192),
    signature: bytes(8_192),
    /** The account that the passkey belongs to; without it, it is not discoverable. */
    userHandle: bytes(128),
  }),
});
export type AssertedCredential = z.infer<typeof assertedCredential>;

export const passkeyName = z.object({
  name: field.line("Please enter a name for this passkey", 1, 60),
});

const passkey = z.object({
  id: field.id,
  name: z.string(),
  createdAt: field.instant,
  /** Null until it has signed in. */
  lastUsedAt: field.instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeyEndpoints = {
  beginPasskeySignIn: endpoint({
    name: "beginPasskeySignIn",
    method: "POST",
    path: "/api/auth/passkey/begin",
    summary: "Get a challenge to sign in with a passkey. It works once, within ten minutes, in this browser.",
    access: anyone,
    response: requestOptions,
    changes: [],
  }),
  signInWithPasskey: endpoint({
    name: "signInWithPasskey",
    method: "POST",
    path: "/api/auth/passkey",
    summary: "Sign in with a passkey, which counts as both factors. Sets the session cookie.",
    access: anyone,
    body: z.object({ credential: assertedCredential, rememberMe: z.boolean().optional() }),
    response: user,
    changes: [],
  }),
  listPasskeys: endpoint({
    name: "listPasskeys",
    method: "GET",
    path: "/api/account/passkeys",
    summary: "Your passkeys, the oldest first.",
    access: members(),
    response: z.array(passkey),
    reads: ["session"],
  }),
  beginPasskey: endpoint({
    name: "beginPasskey",
    method: "POST",
    path: "/api/account/passkeys/begin",
    summary: "Get a challenge to add a passkey. It works once, within ten minutes, in this session.",
    access: members(),
    body: passwordAgain,
    response: creationOptions,
    changes: [],
  }),
  addPasskey: endpoint({
    name: "addPasskey",
    method: "POST",
    path: "/api/account/passkeys",
    summary: "Add the passkey that the browser made for the challenge.",
    access: members(),
    body: z.object({ credential: registeredCredential }),
    response: passkey,
    status: 201,
    changes: ["session"],
  }),
  renamePasskey: endpoint({
    name: "renamePasskey",
    method: "PATCH",
    path: "/api/account/passkeys/:id",
    summary: "Rename one of your own passkeys.",
    access: parties("passkey", ["paralegal", "attorney"]),
    params: field.idParams,
    body: passkeyName,
    response: passkey,
    changes: ["session"],
  }),
  removePasskey: endpoint({
    name: "removePasskey",
    method: "POST",
    path: "/api/account/passkeys/:id/remove",
    summary: "Remove one of your own passkeys. It no longer signs in.",
    access: parties("passkey", ["paralegal", "attorney"]),
    params: field.idParams,
    body: passwordAgain,
    response: field.done,
    changes: ["session"],
  }),
};
