import { limits } from "@caseload/contract/limits";
import { product } from "@caseload/contract/product";
import { roleLabel } from "@caseload/contract/roles";
import { z } from "zod";
import type { EmailContent } from "../../../platform/email/email-content.ts";
import { composeEmail } from "../../../platform/email/email.ts";
import { isLinkLike } from "../../../platform/email/link-like.ts";
import { Undeliverable } from "../../../platform/email/mailer.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { AccountEmailDeps } from "../../accounts/account-emails/email-task.ts";
import { tokenOf } from "./new-link.ts";
import { findInvitation, type InvitationRow } from "./queries.ts";

/** A name, unless mail programs would make a link of it. */
const plain = (name: string | null): string | null => (name === null || isLinkLike(name) ? null : name);

/** Asks somebody into a firm. Names only: an inviter must not be able to send a stranger words. */
function invitationEmail(row: InvitationRow, link: string): EmailContent {
  const firm = plain(row.firmName) ?? "A law office";
  const who = plain(row.inviterName) ?? "An administrator";
  const department = plain(row.department);
  const place = department === null ? "" : `, ${department}`;
  return {
    subject: `${firm} invites you to ${product.name}`,
    greeting: "Hello,",
    paragraphs: [
      `${who} invites you to work for ${firm} on ${product.name}, as ${roleLabel(row.invitation.primaryRole)}${place}.`,
      "You can join with the account that has this address, or with a new one.",
    ],
    action: { label: "See the invitation", link },
    footnote: `The link works once, for ${limits.invitationDays} days, and for this address only. If you do not know the sender, there is nothing to do.`,
    toAnybody: true,
  };
}

/** Sends the letter of an invitation, unless it was revoked, used or sent anew meanwhile. */
export const sendInvitation = defineTask<{ invitationId: number; emailNumber: number }, AccountEmailDeps>(
  "send-invitation",
  { payload: z.object({ invitationId: z.int().positive(), emailNumber: z.int().positive() }), retryLimit: 20 },
  async ({ invitationId, emailNumber }, { db, mailer, config, secret }) => {
    const row = await findInvitation(db, invitationId);
    if (!row || row.invitation.emailsSent !== emailNumber) return;
    const link = new URL("/invitation", config.baseUrl);
    link.searchParams.set("token", tokenOf(secret, row.invitation));
    try {
      await mailer.send({
        key: `invitation-${invitationId}-${emailNumber}`,
        to: { name: "", address: row.invitation.email },
        ...composeEmail(invitationEmail(row, link.href), config.baseUrl),
        date: row.invitation.sentAt,
      });
    } catch (error) {
      // The firm sees that nobody has come, and can correct the address.
      if (!(error instanceof Undeliverable)) throw error;
    }
  },
);
