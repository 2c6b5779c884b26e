/** Who proves to be whom: letters with links, passwords, sessions, the second factor. */
import { z } from "zod";
import { user } from "./accounts.ts";
import { anyone, endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";

/** What the link of a letter carries: 32 bytes in base64url. */
export const linkToken = z
  .string({ error: "This link is not complete" })
  .regex(/^[\w-]{43}$/, { error: "This link is not complete" });

const wrongShape = { error: "Please enter the code of six digits" };
/** Six digits, as authenticator apps show them: with or without spaces. */
const oneTimeCode = z
  .string(wrongShape)
  .max(20, wrongShape)
  .transform((code) => code.replace(/\s/g, ""))
  .pipe(z.string().regex(/^[0-9]{6}$/, wrongShape));

const noRecoveryCode = { error: "Please enter a recovery code" };
/** Ten letters and digits; case, spaces and hyphens do not matter. */
const recoveryCode = z
  .string(noRecoveryCode)
  .max(30, noRecoveryCode)
  .transform((code) => code.replace(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{10}$/, noRecoveryCode));

/** Trusting the browser spares it the second factor for 30 days. */
const trustDevice = z.boolean().optional();
export const secondFactor = z.union([
  z.object({ code: oneTimeCode, trustDevice }),
  z.object({ recoveryCode, trustDevice }),
]);

/** The two forms of the code step, for the screens. */
export const oneTimeCodeForm = z.object({ code: oneTimeCode });
export const recoveryCodeForm = z.object({ recoveryCode });

export const emailVerification = z.object({ token: linkToken });
export const passwordResetRequest = z.object({ email: field.email });
export const passwordReset = z.object({ token: linkToken, password: field.newPassword });
export const passwordChange = z.object({
  password: field.currentPassword,
  newPassword: field.newPassword,
});
export const emailChange = z.object({ email: field.email, password: field.currentPassword });
export const passwordAgain = z.object({ password: field.currentPassword });

export const session = z.object({
  id: field.id,
  /** "Chrome on Windows", read from what the browser says of itself. */
  device: z.string(),
  /** The network address that it signed in from; null when unknown. */
  address: z.string().nullable(),
  createdAt: field.instant,
  /** Exact to five minutes. */
  lastUsedAt: field.instant,
  /** The session that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const accountSecurity = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  /** The address that waits for its link to be used. */
  newEmail: z.string().nullable(),
  twoFactor: z.boolean(),
  /** Null without two-factor authentication. */
  recoveryCodesLeft: z.number().int().nullable(),
  /** Null since registration. */
  passwordChangedAt: field.instant.nullable(),
});
export type AccountSecurity = z.infer<typeof accountSecurity>;

/** Shown once; only their fingerprints are kept. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const letterEndpoints = {
  enterSecondFactor: endpoint({
    name: "enterSecondFactor",
    summary: "Finish a sign-in that asked for a second factor, by a code of the app or a recovery code.",
    access: anyone,
    body: secondFactor,
    response: user,
  }),
  verifyEmail: endpoint({
    name: "verifyEmail",
    summary: "Prove an address by the link of a letter; also finishes a change of address.",
    access: anyone,
    body: emailVerification,
    response: field.done,
  }),
  sendVerification: endpoint({
    name: "sendVerification",
    summary: "Send the letter that proves one's address again, at most five times an hour.",
    access: members(),
    response: field.done,
  }),
  requestPasswordReset: endpoint({
    name: "requestPasswordReset",
    summary:
      "Ask for a letter to reset the password. The answer is the same whether or not there is an account.",
    access: anyone,
    body: passwordResetRequest,
    response: field.done,
  }),
  resetPassword: endpoint({
    name: "resetPassword",
    summary: "Set a new password by the link of a letter. Ends every session and proves the address.",
    access: anyone,
    body: passwordReset,
    response: field.done,
  }),
};

const credentialEndpoints = {
  changePassword: endpoint({
    name: "changePassword",
    summary: "Change the password. Every other session ends; this one gets a new cookie.",
    access: members(),
    body: passwordChange,
    response: field.done,
  }),
  changeEmail: endpoint({
    name: "changeEmail",
    summary: "Ask for another address. It takes effect when the link in the letter to it is used.",
    access: members(),
    body: emailChange,
    response: field.done,
  }),
  cancelEmailChange: endpoint({
    name: "cancelEmailChange",
    summary: "Take back a change of address that waits for its link.",
    access: members(),
    response: field.done,
  }),
  getAccountSecurity: endpoint({
    name: "getAccountSecurity",
    summary: "How one's own account is protected.",
    access: members(),
    response: accountSecurity,
  }),
};

const sessionEndpoints = {
  listSessions: endpoint({
    name: "listSessions",
    summary: "One's own sessions, this one first, then the last used.",
    access: members(),
    response: z.array(session),
  }),
  endSession: endpoint({
    name: "endSession",
    summary: "End one of one's own sessions.",
    access: parties("session", ["paralegal", "attorney"]),
    params: field.idParams,
    response: field.done,
  }),
  endOtherSessions: endpoint({
    name: "endOtherSessions",
    summary: "End all of one's own sessions but this one.",
    access: members(),
    response: field.done,
  }),
};

const twoFactorEndpoints = {
  beginTwoFactor: endpoint({
    name: "beginTwoFactor",
    summary: "Get a secret for an authenticator app. Nothing changes until a code confirms it.",
    access: members(),
    body: passwordAgain,
    response: z.object({
      /** otpauth:// address, for a QR code. */
      uri: z.string(),
      /** Base32, for typing. */
      secret: z.string(),
    }),
  }),
  confirmTwoFactor: endpoint({
    name: "confirmTwoFactor",
    summary: "Turn two-factor authentication on with a first code. Every other session ends.",
    access: members(),
    body: oneTimeCodeForm,
    response: recoveryCodes,
  }),
  renewRecoveryCodes: endpoint({
    name: "renewRecoveryCodes",
    summary: "Replace the recovery codes by ten new ones.",
    access: members(),
    body: passwordAgain,
    response: recoveryCodes,
  }),
  removeTwoFactor: endpoint({
    name: "removeTwoFactor",
    summary: "Turn two-factor authentication off.",
    access: members(),
    body: passwordAgain,
    response: field.done,
  }),
};

export const signInSafetyEndpoints = {
  ...letterEndpoints,
  ...credentialEndpoints,
  ...sessionEndpoints,
  ...twoFactorEndpoints,
};
