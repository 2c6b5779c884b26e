import { z } from "zod";
import { anyone, endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { firmRoles } from "./firm-roles.ts";
import { linkToken } from "../accounts/account-security.ts";
import { departmentChoice, firmRole } from "./team.ts";

/** An unused invitation, as the firm sees it. */
export const invitation = z.object({
  id: field.id,
  email: z.string(),
  primaryRole: z.enum(firmRoles),
  department: z.string().nullable(),
  invitedBy: z.string().nullable(),
  sentAt: field.instant,
  expiresAt: field.instant,
  /** The link is out of date, or its sender could no longer give the role. Resending makes a new link. */
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

export const newInvitation = z.object({
  email: field.email,
  primaryRole: firmRole,
  departmentId: departmentChoice.optional(),
});

/** The same, as its recipient sees it. */
const heldInvitation = z.object({
  firmName: z.string(),
  invitedBy: z.string().nullable(),
  invitedByEmailConfirmed: z.boolean(),
  email: z.string(),
  primaryRole: z.enum(firmRoles),
  department: z.string().nullable(),
  expiresAt: field.instant,
  /**
   * join: the address has no account; sign_in: it has one, confirmed or not; accept: it is the account that asks;
   * other: another account is signed in.
   */
  next: z.enum(["join", "sign_in", "accept", "other"]),
});
export type HeldInvitation = z.infer<typeof heldInvitation>;

const holding = z.object({ token: linkToken });

const joiningFields = holding.extend({
  firstName: field.firstName,
  lastName: field.lastName,
  password: field.newPassword,
  timeZone: field.timeZone.optional(),
});
export const joining = joiningFields.check(field.honestFullName);
export type Joining = z.infer<typeof joining>;

/** What the form on the invitation's page asks. */
export const joiningForm = joiningFields
  .omit({ token: true, timeZone: true })
  .extend({ terms: z.literal(true, { error: "You must accept the terms and conditions" }) })
  .check(field.honestFullName);

const inviters = { inFirm: true, permission: "user:create" } as const;
const ofOwnFirm = parties("invitation", ["attorney"], inviters);

export const invitationEndpoints = {
  listInvitations: endpoint({
    name: "listInvitations",
    method: "GET",
    path: "/api/team/invitations",
    summary: "Your firm's open invitations, newest first.",
    access: members(inviters),
    response: z.array(invitation),
    reads: ["team"],
  }),
  invite: endpoint({
    name: "invite",
    method: "POST",
    path: "/api/team/invitations",
    /** The answer does not say when the email goes out, because that tells what else the address received lately. */
    summary: "Invite a person into your firm by email, sent within about an hour.",
    access: members(inviters),
    body: newInvitation,
    response: invitation,
    status: 201,
    changes: ["team"],
  }),
  resendInvitation: endpoint({
    name: "resendInvitation",
    method: "POST",
    path: "/api/team/invitations/:id/resend",
    summary: "Send the email again, with a new link; the old one no longer works.",
    access: ofOwnFirm,
    params: field.idParams,
    response: invitation,
    changes: ["team"],
  }),
  revokeInvitation: endpoint({
    name: "revokeInvitation",
    method: "POST",
    path: "/api/team/invitations/:id/revoke",
    summary: "Revoke an invitation.",
    access: ofOwnFirm,
    params: field.idParams,
    response: field.done,
    changes: ["team"],
  }),
  readInvitation: endpoint({
    name: "readInvitation",
    method: "POST",
    path: "/api/invitations/read",
    summary: "What an emailed link invites to. The token is in the body, so that no log keeps it.",
    access: anyone,
    body: holding,
    response: heldInvitation,
    changes: [],
  }),
  acceptInvitation: endpoint({
    name: "acceptInvitation",
    method: "POST",
    path: "/api/invitations/accept",
    summary: "Join the firm with the account of the invited address.",
    access: members(),
    body: holding,
    response: field.done,
    changes: ["session", "profile", "team", "jobs", "applications", "contracts"],
  }),
  joinByInvitation: endpoint({
    name: "joinByInvitation",
    method: "POST",
    path: "/api/invitations/join",
    summary: "Join the firm with a new account, whose address the email verifies, and sign in.",
    access: anyone,
    body: joining,
    response: field.done,
    status: 201,
    changes: ["session", "profile", "team", "jobs", "applications", "contracts"],
  }),
};
