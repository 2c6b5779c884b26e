import { z } from "zod";
import type { Config } from "../../../platform/config.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import type { EmailContent } from "../../../platform/email/email-content.ts";
import { composeEmail } from "../../../platform/email/email.ts";
import type { Mailer } from "../../../platform/email/mailer.ts";
import { deliverEmail, inSeconds, type EmailShare } from "../../../platform/email/deliver-email.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import {
  addressChangeContent,
  passwordResetContent,
  resetLink,
  securityNoticeContent,
  verificationContent,
  verificationLink,
} from "./account-email-content.ts";
import { isKnownHash } from "../sign-in/known-browsers.ts";
import { mayEmail } from "../../../platform/email/count-email.ts";
import { issueToken, deriveToken } from "./link-token.ts";
import {
  findEmail,
  findRecipient,
  findRecipientByEmail,
  isReplaced,
  listTokens,
  type EmailRow,
  type Recipient,
} from "./queries.ts";

/** Dependencies of sending emails about accounts. */
export interface AccountEmailDeps {
  db: Db;
  clock: () => Date;
  mailer: Mailer;
  config: Pick<Config, "baseUrl">;
  /** Derives the tokens of links. */
  secret: string;
}

/** Returns the token of an email for one account: the token of an earlier attempt, or a new one unless `mayIssue` objects. */
async function getToken(
  { db, secret, clock }: AccountEmailDeps,
  email: EmailRow,
  { purpose, userId }: { purpose: "prove" | "reset"; userId: number },
  mayIssue: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<string | null> {
  const existing = (await listTokens(db, email.id)).find((token) => token.userId === userId);
  if (existing) return deriveToken(secret, existing);
  const input = { emailId: email.id, purpose, userId, email: email.email };
  return db.transaction(async (tx) =>
    (await mayIssue(tx)) ? deriveToken(secret, await issueToken(tx, secret, input, clock())) : null,
  );
}

/** An email's content, and how it counts for the limit of its mailbox. */
interface Outgoing {
  content: EmailContent;
  share: EmailShare;
}

export const keyOfAccountEmail = (emailId: number): string => `account-letter-${emailId}`;

/**
 * Looks up the address in the task instead of the request, so that the request takes the same time for all addresses. A
 * reset beyond the mailbox's share of the hour is dropped, and the link of the email before stays valid for an hour more.
 */
async function resetEmail(
  deps: AccountEmailDeps,
  email: EmailRow,
  browserHash: string | undefined,
): Promise<Outgoing | null> {
  const person = await findRecipientByEmail(deps.db, email.email);
  if (!person) return null;
  const isKnown = browserHash !== undefined && (await isKnownHash(deps.db, person.id, browserHash));
  // Requests of other people do not replace the owner's.
  if (!isKnown && (await isReplaced(deps.db, email))) return null;
  const share = {
    cause: isKnown ? "owner" : "reset",
    mayUseReset: isKnown,
    isConfirmed: person.emailVerified,
  } as const;
  const counted = { ...share, key: keyOfAccountEmail(email.id), address: email.email };
  const issue = { purpose: "reset", userId: person.id } as const;
  const token = await getToken(deps, email, issue, (tx) => mayEmail(tx, counted));
  if (token === null) return null;
  return { content: passwordResetContent(person, resetLink(deps.config.baseUrl, token)), share };
}

async function verificationEmail(
  deps: AccountEmailDeps,
  email: EmailRow,
  person: Recipient,
): Promise<Outgoing | null> {
  if (person.emailVerified || person.email !== email.email) return null;
  const token = await getToken(deps, email, { purpose: "prove", userId: person.id });
  if (token === null) return null;
  const content = verificationContent(person, verificationLink(deps.config.baseUrl, token));
  return { content, share: { cause: "owner" } };
}

/** Returns null when the email is no longer needed. */
async function findOutgoing(
  deps: AccountEmailDeps,
  email: EmailRow,
  browserHash: string | undefined,
): Promise<Outgoing | null> {
  if (email.kind === "reset_password") return resetEmail(deps, email, browserHash);
  if (await isReplaced(deps.db, email)) return null;
  const person = email.userId === null ? undefined : await findRecipient(deps.db, email.userId);
  if (!person) return null;
  if (email.kind === "prove_address") return verificationEmail(deps, email, person);
  if (email.kind !== "change_address")
    return { content: securityNoticeContent(email.kind, person, deps.config.baseUrl), share: "ownAct" };
  const [token] = await listTokens(deps.db, email.id);
  if (!token) return null;
  const link = verificationLink(deps.config.baseUrl, deriveToken(deps.secret, token));
  return { content: addressChangeContent(person, link), share: {} };
}

/**
 * Sends an email about an account; retried for more than an hour while the mail server is down. The task keeps its name
 * because databases contain queued tasks of it.
 */
export const accountEmailTask = defineTask<{ emailId: number; browserHash?: string }, AccountEmailDeps>(
  "send-account-letter",
  {
    // The hash of the requesting browser's cookie, where a reset is requested.
    payload: z.object({ emailId: z.int().positive(), browserHash: z.string().optional() }),
    retryLimit: 20,
  },
  async (payload, deps) => {
    const email = await findEmail(deps.db, payload.emailId);
    const outgoing = email && (await findOutgoing(deps, email, payload.browserHash));
    if (!email || !outgoing) return;
    const message = {
      key: keyOfAccountEmail(email.id),
      to: { name: "", address: email.email },
      ...composeEmail(outgoing.content, deps.config.baseUrl),
      date: email.createdAt,
    };
    const seconds = await deliverEmail(deps, message, outgoing.share);
    if (seconds > 0) await enqueue(deps.db, accountEmailTask, payload, inSeconds(seconds));
  },
);
