import { z } from "zod";
import type { Config } from "../../../platform/config.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { EmailContent } from "../../../platform/email/email-content.ts";
import { composeEmail } from "../../../platform/email/email.ts";
import { type Mailer, Undeliverable } from "../../../platform/email/mailer.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import * as compose from "./compose.ts";
import { issueToken, tokenFrom } from "./link-token.ts";
import {
  type Claimant,
  findClaimant,
  findClaimants,
  findEmail,
  findTokensOf,
  type EmailRow,
} from "./queries.ts";

/** What sending letters about accounts takes. */
export interface AccountEmailDeps {
  db: Db;
  clock: () => Date;
  mailer: Mailer;
  config: Pick<Config, "baseUrl">;
  /** Makes the tokens of links. */
  secret: string;
}

/** A letter's token for one account: the one made at an earlier attempt, or a new one. */
async function linkOf(
  { db, secret, clock }: AccountEmailDeps,
  letter: EmailRow,
  purpose: "prove" | "reset",
  userId: number,
): Promise<string> {
  const made = (await findTokensOf(db, letter.id)).find((token) => token.userId === userId);
  const given = { emailId: letter.id, purpose, userId, email: letter.email };
  return tokenFrom(secret, made ?? (await db.transaction((tx) => issueToken(tx, secret, given, clock()))));
}

/** Whether the address has an owner is decided here, behind the request, which so takes the same time for all. */
async function resetEmail(deps: AccountEmailDeps, letter: EmailRow): Promise<EmailContent | null> {
  const choices: { person: Claimant; link: string }[] = [];
  for (const person of await findClaimants(deps.db, letter.email)) {
    const token = await linkOf(deps, letter, "reset", person.id);
    choices.push({ person, link: compose.resetLink(deps.config.baseUrl, token) });
  }
  return choices.length > 0 ? compose.resetPassword(choices) : null;
}

async function verificationEmail(
  deps: AccountEmailDeps,
  letter: EmailRow,
  person: Claimant,
): Promise<EmailContent | null> {
  const { baseUrl } = deps.config;
  if (person.emailVerified || person.email !== letter.email) return null;
  const [owner] = await findClaimants(deps.db, letter.email);
  if (owner?.emailVerified) return compose.addressTaken(owner, baseUrl);
  return compose.confirmEmail(
    person,
    compose.proofLink(baseUrl, await linkOf(deps, letter, "prove", person.id)),
  );
}

/** The letter's words; null when it has become idle. */
async function write(deps: AccountEmailDeps, letter: EmailRow): Promise<EmailContent | null> {
  if (letter.kind === "reset_password") return resetEmail(deps, letter);
  const person = letter.userId === null ? undefined : await findClaimant(deps.db, letter.userId);
  if (!person) return null;
  if (letter.kind === "prove_address") return verificationEmail(deps, letter, person);
  if (letter.kind !== "change_address") return compose.notice(letter.kind, person, deps.config.baseUrl);
  const [token] = await findTokensOf(deps.db, letter.id);
  if (!token) return null;
  return compose.changeAddress(person, compose.proofLink(deps.config.baseUrl, tokenFrom(deps.secret, token)));
}

/** Sends a letter about an account; tried again for more than an hour while the mail server is down. */
export const accountEmailTask = defineTask<{ emailId: number }, AccountEmailDeps>(
  "send-account-letter",
  { payload: z.object({ emailId: z.int().positive() }), retryLimit: 20 },
  async ({ emailId }, deps) => {
    const letter = await findEmail(deps.db, emailId);
    const content = letter && (await write(deps, letter));
    if (!letter || !content) return;
    const email = {
      key: `account-letter-${letter.id}`,
      to: { name: "", address: letter.email },
      ...composeEmail(content, deps.config.baseUrl),
      date: letter.createdAt,
    };
    try {
      await deps.mailer.send(email);
    } catch (error) {
      if (!(error instanceof Undeliverable)) throw error;
    }
  },
);
