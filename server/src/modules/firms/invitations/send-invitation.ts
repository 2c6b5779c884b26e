import { z } from "zod";
import { composeEmail } from "../../../platform/email/email.ts";
import { Undeliverable } from "../../../platform/email/mailer.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { AccountEmailDeps } from "../../accounts/account-emails/email-task.ts";
import { invitationEmail } from "./invitation-email.ts";
import { tokenOf } from "./new-link.ts";
import { findInvitation } from "./queries.ts";

/** Sends the letter of an invitation, unless it was revoked, used or sent anew meanwhile. */
export const sendInvitation = defineTask<{ invitationId: number; letter: number }, AccountEmailDeps>(
  "send-invitation",
  { payload: z.object({ invitationId: z.int().positive(), letter: z.int().positive() }), retryLimit: 20 },
  async ({ invitationId, letter }, { db, mailer, config, secret }) => {
    const row = await findInvitation(db, invitationId);
    if (!row || row.invitation.letters !== letter) return;
    const link = new URL("/invitation", config.baseUrl);
    link.searchParams.set("token", tokenOf(secret, row.invitation));
    try {
      await mailer.send({
        key: `invitation-${invitationId}-${letter}`,
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
