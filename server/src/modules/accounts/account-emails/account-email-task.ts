import { z } from "zod";
import type { Config } from "../../../platform/config.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { EmailContent } from "../../../platform/email/email-content.ts";
import { composeEmail } from "../../../platform/email/email.ts";
import { type Mailer, Undeliverable } from "../../../platform/email/mailer.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import {
  addressChangeContent,
  addressTakenContent,
  passwordResetContent,
  resetLink,
  securityNoticeContent,
  verificationContent,
  verificationLink,
} from "./account-email-content.ts";
import { issueToken, deriveToken } from "./link-token.ts";
import {
  type Claimant,
  findClaimant,
  findClaimants,
  findEmail,
  listTokens,
  type EmailRow,
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

/** Returns the token of an email for one account: the token of an earlier attempt, or a new one. */
async function getToken(
  { db, secret, clock }: AccountEmailDeps,
  email: EmailRow,
  purpose: "prove" | "reset",
  userId: number,
): Promise<string> {
  const existing = (await listTokens(db, email.id)).find((token) => token.userId === userId);
  const input = { emailId: email.id, purpose, userId, email: email.email };
  return deriveToken(
    secret,
    existing ?? (await db.transaction((tx) => issueToken(tx, secret, input, clock()))),
  );
}

/** Looks up the address in the task instead of the request, so that the request takes the same time for all addresses. */
async function resetEmail(deps: AccountEmailDeps, email: EmailRow): Promise<EmailContent | null> {
  const choices: { person: Claimant; link: string }[] = [];
  for (const person of await findClaimants(deps.db, email.email)) {
    const token = await getToken(deps, email, "reset", person.id);
    choices.push({ person, link: resetLink(deps.config.baseUrl, token) });
  }
  return choices.length > 0 ? passwordResetContent(choices) : null;
}

async function verificationEmail(
  deps: AccountEmailDeps,
  email: EmailRow,
  person: Claimant,
): Promise<EmailContent | null> {
  const { baseUrl } = deps.config;
  if (person.emailVerified || person.email !== email.email) return null;
  const [owner] = await findClaimants(deps.db, email.email);
  if (owner?.emailVerified) return addressTakenContent(owner, baseUrl);
  return verificationContent(
    person,
    verificationLink(baseUrl, await getToken(deps, email, "prove", person.id)),
  );
}

/** Returns the email's content; null when it is no longer needed. */
async function findContent(deps: AccountEmailDeps, email: EmailRow): Promise<EmailContent | null> {
  if (email.kind === "reset_password") return resetEmail(deps, email);
  const person = email.userId === null ? undefined : await findClaimant(deps.db, email.userId);
  if (!person) return null;
  if (email.kind === "prove_address") return verificationEmail(deps, email, person);
  if (email.kind !== "change_address") return securityNoticeContent(email.kind, person, deps.config.baseUrl);
  const [token] = await listTokens(deps.db, email.id);
  if (!token) return null;
  return addressChangeContent(person, verificationLink(deps.config.baseUrl, deriveToken(deps.secret, token)));
}

/**
 * Sends an email about an account; retried for more than an hour while the mail server is down. The task keeps its name
 * because databases contain queued tasks of it.
 */
export const accountEmailTask = defineTask<{ emailId: number }, AccountEmailDeps>(
  "send-account-letter",
  { payload: z.object({ emailId: z.int().positive() }), retryLimit: 20 },
  async ({ emailId }, deps) => {
    const email = await findEmail(deps.db, emailId);
    const content = email && (await findContent(deps, email));
    if (!email || !content) return;
    try {
      await deps.mailer.send({
        key: `account-letter-${email.id}`,
        to: { name: "", address: email.email },
        ...composeEmail(content, deps.config.baseUrl),
        date: email.createdAt,
      });
    } catch (error) {
      if (!(error instanceof Undeliverable)) throw error;
    }
  },
);
