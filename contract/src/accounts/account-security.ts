/** How a person proves who they are: emailed links, passwords, sessions, the second factor. */
import { z } from "zod";
import { user } from "./accounts.ts";
import { anyone, endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";

/** The token in an emailed link: 32 bytes in base64url. */
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
const secondFactor = z.union([
  z.object({ code: oneTimeCode, trustDevice }),
  z.object({ recoveryCode, trustDevice }),
]);

/** The two forms of the code step, for the screens. */
export const oneTimeCodeForm = z.object({ code: oneTimeCode });
export const recoveryCodeForm = z.object({ recoveryCode });

const emailVerification = z.object({
  token: linkToken,
  /** The account's password; required without a session of the account. */
  password: field.currentPassword.optional(),
});
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

const accountSecurity = z.object({
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

const emailLinkEndpoints = {
  enterSecondFactor: endpoint({
    name: "enterSecondFactor",
    method: "POST",
    path: "/api/auth/two-factor",
    summary: "Finish a sign-in that asked for a second factor, by a code of the app or a recovery code.",
    access: anyone,
    body: secondFactor,
    response: user,
    changes: [],
  }),
  verifyEmail: endpoint({
    name: "verifyEmail",
    method: "POST",
    path: "/api/auth/verify-email",
    summary:
      "Confirm an address with the link of an email and the account's session or password; also finishes a change of address.",
    access: anyone,
    body: emailVerification,
    response: field.done,
    changes: ["session", "profile"],
  }),
  sendVerification: endpoint({
    name: "sendVerification",
    method: "POST",
    path: "/api/auth/verify-email/send",
    summary: "Send the verification email again, at most five times an hour.",
    access: members(),
    response: field.done,
    changes: [],
  }),
  requestPasswordReset: endpoint({
    name: "requestPasswordReset",
    method: "POST",
    path: "/api/auth/reset-password/request",
    summary: "Request a password reset email. The response is the same whether or not there is an account.",
    access: anyone,
    body: passwordResetRequest,
    response: field.done,
    changes: [],
  }),
  resetPassword: endpoint({
    name: "resetPassword",
    method: "POST",
    path: "/api/auth/reset-password",
    summary: "Set a new password by an emailed link. Ends every session and verifies the address.",
    access: anyone,
    body: passwordReset,
    response: field.done,
    changes: ["session"],
  }),
};

const credentialEndpoints = {
  changePassword: endpoint({
    name: "changePassword",
    method: "POST",
    path: "/api/account/password",
    summary: "Change the password. Every other session ends; this one gets a new cookie.",
    access: members(),
    body: passwordChange,
    response: field.done,
    changes: ["session", "pushDevices"],
  }),
  changeEmail: endpoint({
    name: "changeEmail",
    method: "POST",
    path: "/api/account/email",
    summary: "Ask for another address. It takes effect when the link in the email to it is used.",
    access: members(),
    body: emailChange,
    response: field.done,
    changes: ["session"],
  }),
  cancelEmailChange: endpoint({
    name: "cancelEmailChange",
    method: "POST",
    path: "/api/account/email/cancel",
    summary: "Cancel a change of address that is not confirmed yet.",
    access: members(),
    response: field.done,
    changes: ["session"],
  }),
  getAccountSecurity: endpoint({
    name: "getAccountSecurity",
    method: "GET",
    path: "/api/account/security",
    summary: "How your own account is protected.",
    access: members(),
    response: accountSecurity,
    reads: ["session"],
  }),
};

const sessionEndpoints = {
  listSessions: endpoint({
    name: "listSessions",
    method: "GET",
    path: "/api/account/sessions",
    summary: "Your sessions, this one first, then the last used.",
    access: members(),
    response: z.array(session),
    reads: ["session"],
  }),
  endSession: endpoint({
    name: "endSession",
    method: "POST",
    path: "/api/account/sessions/:id/end",
    summary: "End one of your own sessions.",
    access: parties("session", ["paralegal", "attorney"]),
    params: field.idParams,
    response: field.done,
    whileRestricted: true,
    changes: ["session"],
  }),
  endOtherSessions: endpoint({
    name: "endOtherSessions",
    method: "POST",
    path: "/api/account/sessions/end-others",
    summary: "End all of your own sessions but this one.",
    access: members(),
    response: field.done,
    whileRestricted: true,
    changes: ["session"],
  }),
};

const twoFactorEndpoints = {
  beginTwoFactor: endpoint({
    name: "beginTwoFactor",
    method: "POST",
    path: "/api/account/two-factor/begin",
    summary: "Get a secret for an authenticator app. Nothing changes until a code confirms it.",
    access: members(),
    body: passwordAgain,
    response: z.object({
      /** otpauth:// address, for a QR code. */
      uri: z.string(),
      /** Base32, for typing. */
      secret: z.string(),
    }),
    changes: [],
  }),
  confirmTwoFactor: endpoint({
    name: "confirmTwoFactor",
    method: "POST",
    path: "/api/account/two-factor/confirm",
    summary: "Turn two-factor authentication on with a first code. Every other session ends.",
    access: members(),
    body: oneTimeCodeForm,
    response: recoveryCodes,
    changes: ["session"],
  }),
  renewRecoveryCodes: endpoint({
    name: "renewRecoveryCodes",
    method: "POST",
    path: "/api/account/two-factor/recovery-codes",
    summary: "Replace the recovery codes by ten new ones.",
    access: members(),
    body: passwordAgain,
    response: recoveryCodes,
    changes: ["session"],
  }),
  removeTwoFactor: endpoint({
    name: "removeTwoFactor",
    method: "POST",
    path: "/api/account/two-factor/remove",
    summary: "Turn two-factor authentication off.",
    access: members(),
    body: passwordAgain,
    response: field.done,
    changes: ["session"],
  }),
};

export const signInSafetyEndpoints = {
  ...emailLinkEndpoints,
  ...credentialEndpoints,
  ...sessionEndpoints,
  ...twoFactorEndpoints,
};
