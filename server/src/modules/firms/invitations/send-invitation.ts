import { limits } from "@caseload/contract/limits";
import { product } from "@caseload/contract/product";
import { roleLabel } from "@caseload/contract/role-label";
import { z } from "zod";
import { type EmailContent, looksLikeLink } from "../../../platform/email/email-content.ts";
import { composeEmail } from "../../../platform/email/email.ts";
import { deliverEmail, inSeconds } from "../../../platform/email/deliver-email.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { AccountEmailDeps } from "../../accounts/account-emails/account-email-task.ts";
import { invitationToken } from "./invitation-link.ts";
import { inviterMayStillInvite } from "./policy.ts";
import { findInvitation, type InvitationRow } from "./queries.ts";

/** Returns a name, unless mail programs would turn it into a link. */
const safeName = (name: string | null): string | null => (name === null || looksLikeLink(name) ? null : name);

/** The email contains names only, so that inviters cannot send their own text to any address. */
function invitationEmail(row: InvitationRow, link: string): EmailContent {
  const firm = safeName(row.firmName);
  const who = safeName(row.inviterName) ?? "An administrator";
  const department = safeName(row.department);
  const place = department === null ? "" : ` (${department})`;
  return {
    subject: `${firm ?? "A law firm"} invited you to ${product.name}`,
    greeting: "Hello,",
    paragraphs: [
      `${who} invited you to join ${firm ?? "a law firm"} on ${product.name}. Your role: ${roleLabel(row.invitation.primaryRole)}${place}.`,
      "To join, sign in to the account that uses this address, or create one.",
    ],
    action: { label: "View Invitation", link },
    footnote: `The link works once, only for this address, and expires after ${limits.invitationDays} days. If you don't know the sender, ignore this email.`,
    toNonMember: true,
  };
}

export const invitationKey = (invitationId: number, emailNumber: number): string =>
  `invitation-${invitationId}-${emailNumber}`;

/**
 * Sends an invitation's email, unless it was revoked, used, resent or void in the meantime. Beyond the mailbox's share of
 * the hour it is sent later.
 */
export const sendInvitation = defineTask<{ invitationId: number; emailNumber: number }, AccountEmailDeps>(
  "send-invitation",
  {
    payload: z.object({ invitationId: z.int().positive(), emailNumber: z.int().positive() }),
    retryLimit: 20,
  },
  async (payload, deps) => {
    const { invitationId, emailNumber } = payload;
    const { db, config, secret } = deps;
    const row = await findInvitation(db, invitationId);
    if (!row || row.invitation.emailsSent !== emailNumber || !inviterMayStillInvite(row)) return;
    const link = new URL("/invitation", config.baseUrl);
    link.searchParams.set("token", invitationToken(secret, row.invitation));
    const email = {
      key: invitationKey(invitationId, emailNumber),
      to: { name: "", address: row.invitation.email },
      ...composeEmail(invitationEmail(row, link.href), config.baseUrl),
      date: row.invitation.sentAt,
    };
    // When the address is rejected, the invitation stays open in the firm's list, where it can be corrected.
    const seconds = await deliverEmail(deps, email, {});
    if (seconds > 0) await enqueue(db, sendInvitation, payload, inSeconds(seconds));
  },
);
