import { z } from "zod";
import type { Config } from "../../../platform/config.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { LetterContent } from "../../../platform/email/email-content.ts";
import { composeLetter } from "../../../platform/email/email.ts";
import { type Mailer, Undeliverable } from "../../../platform/email/mailer.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import * as compose from "./compose.ts";
import { issueToken, tokenFrom } from "./link-token.ts";
import {
  type Claimant,
  findClaimant,
  findClaimants,
  findLetter,
  findTokensOf,
  type LetterRow,
} from "./queries.ts";

/** What sending letters about accounts takes. */
export interface AccountLetterDeps {
  db: Db;
  clock: () => Date;
  mailer: Mailer;
  config: Pick<Config, "baseUrl">;
  /** Makes the tokens of links. */
  secret: string;
}

/** A letter's token for one account: the one made at an earlier attempt, or a new one. */
async function linkOf(
  { db, secret, clock }: AccountLetterDeps,
  letter: LetterRow,
  purpose: "prove" | "reset",
  userId: number,
): Promise<string> {
  const made = (await findTokensOf(db, letter.id)).find((token) => token.userId === userId);
  const given = { letterId: letter.id, purpose, userId, email: letter.email };
  return tokenFrom(secret, made ?? (await db.transaction((tx) => issueToken(tx, secret, given, clock()))));
}

/** Whether the address has an owner is decided here, behind the request, which so takes the same time for all. */
async function resetLetter(deps: AccountLetterDeps, letter: LetterRow): Promise<LetterContent | null> {
  const choices: { person: Claimant; link: string }[] = [];
  for (const person of await findClaimants(deps.db, letter.email)) {
    const token = await linkOf(deps, letter, "reset", person.id);
    choices.push({ person, link: compose.resetLink(deps.config.baseUrl, token) });
  }
  return choices.length > 0 ? compose.resetPassword(choices) : null;
}

async function proofLetter(
  deps: AccountLetterDeps,
  letter: LetterRow,
  person: Claimant,
): Promise<LetterContent | null> {
  const { baseUrl } = deps.config;
  if (person.emailVerified || person.email !== letter.email) return null;
  const [owner] = await findClaimants(deps.db, letter.email);
  if (owner?.emailVerified) return compose.addressTaken(owner, baseUrl);
  return compose.proveAddress(
    person,
    compose.proofLink(baseUrl, await linkOf(deps, letter, "prove", person.id)),
  );
}

/** The letter's words; null when it has become idle. */
async function write(deps: AccountLetterDeps, letter: LetterRow): Promise<LetterContent | null> {
  if (letter.kind === "reset_password") return resetLetter(deps, letter);
  const person = letter.userId === null ? undefined : await findClaimant(deps.db, letter.userId);
  if (!person) return null;
  if (letter.kind === "prove_address") return proofLetter(deps, letter, person);
  if (letter.kind !== "change_address") return compose.notice(letter.kind, person, deps.config.baseUrl);
  const [token] = await findTokensOf(deps.db, letter.id);
  if (!token) return null;
  return compose.changeAddress(person, compose.proofLink(deps.config.baseUrl, tokenFrom(deps.secret, token)));
}

/** Sends a letter about an account; tried again for more than an hour while the mail server is down. */
export const accountLetterTask = defineTask<{ letterId: number }, AccountLetterDeps>(
  "send-account-letter",
  { payload: z.object({ letterId: z.int().positive() }), retryLimit: 20 },
  async ({ letterId }, deps) => {
    const letter = await findLetter(deps.db, letterId);
    const content = letter && (await write(deps, letter));
    if (!letter || !content) return;
    const email = {
      key: `account-letter-${letter.id}`,
      to: { name: "", address: letter.email },
      ...composeLetter(content, deps.config.baseUrl),
      date: letter.createdAt,
    };
    try {
      await deps.mailer.send(email);
    } catch (error) {
      if (!(error instanceof Undeliverable)) throw error;
    }
  },
);
