import { limits } from "@caseload/contract/limits";
import { product } from "@caseload/contract/product";
import { roleLabel } from "@caseload/contract/roles";
import type { EmailContent } from "../../../platform/email/email-content.ts";
import { isLinkLike } from "../../../platform/email/link-like.ts";
import type { InvitationRow } from "./queries.ts";

/** A name, unless mail programs would make a link of it. */
const plain = (name: string | null): string | null => (name === null || isLinkLike(name) ? null : name);

/** Asks somebody into a firm. Names only: an inviter must not be able to send a stranger words. */
export function invitationEmail(row: InvitationRow, link: string): EmailContent {
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
