/** Sentences about teams, invitations and approvals; apart, so that public pages do not load them. */
import { product } from "../product.ts";

export const firmErrorMessages = {
  roleAboveOwn: "You can't give or remove a role with permissions that you don't have.",
  ownRole: "You can't change your own role. Ask another administrator of your firm.",
  ownMembership: "You cannot deactivate yourself. Leave the firm instead.",
  memberNotFound: "This person doesn't belong to your firm, or no longer does.",
  roleOfParalegals: "This role is for paralegals, and the account is an attorney's",
  roleOfAttorneys: "This role is for attorneys, and the account is a paralegal's",
  departmentNotFound: "This department doesn't exist or has been removed.",
  departmentExists: "A department already has this name",
  departmentNameArchived: "An archived department has this name. Restore it instead",
  archiveFirst: "Archive the department first. It can be removed only when it has no members.",
  tooManyDepartments: "A firm can have 100 departments.",
  invitationNotFound: "This invitation doesn't exist, or it has been used or revoked.",
  invitedAlready: "This address has an open invitation already. Send it again instead.",
  invitedLately: (wait: string) =>
    `This address has received an email within the last hour. Ask them to check their spam folder, or resend the invitation in ${wait}.`,
  memberAlready: "This person belongs to your firm already.",
  nameFirmFirst: "Name your firm first, so people know who is inviting them.",
  proveAddressFirst: "Confirm your own email address first, so people know who is inviting them.",
  firmFull: "A firm can have 500 members and open invitations.",
  invitationForAnother: "This invitation is for another address. Sign in with that account.",
  invitedHasAccount:
    "This address belongs to an account already. Sign in to accept the invitation. If you don't know its password, reset it first.",
  firmNameTaken: (name: string) => `A firm named ${name} is already on ${product.name}.`,
  postingFirmNameTaken: (name: string) =>
    `A firm named ${name} is already on ${product.name}. Set your firm's name in Firm Setup, or ask to join there.`,
  confirmForFirmName: (name: string) =>
    `Another firm has registered the name ${name}. Confirm your email address to use it, or choose another name.`,
  ownFirm: "You belong to this firm already.",
  joinRequestOpen: (firmName: string) =>
    `You've already asked to join ${firmName}. Withdraw that request first.`,
  joinRequestDeclined: (days: number) =>
    `This firm declined your request. You can ask again in ${days === 1 ? "1 day" : `${days} days`}.`,
  joinRequestNotFound: "This request doesn't exist, or it has already been decided or withdrawn.",
  firmNotFound: "The firm you're looking for doesn't exist or has been removed.",
  deadlinePassed: "Its deadline has passed. Return it so its author can set a new one.",
} as const;
