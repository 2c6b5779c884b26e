/** The screening memo of a contract: read, acknowledged, and required before work starts. */
import { conflictErrorMessages } from "@caseload/contract/hiring/conflict-statuses";
import { screeningEndpoints } from "@caseload/contract/engagements/screening";
import type { UserType } from "@caseload/contract/roles";
import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { screeningMemos } from "../../../platform/db/schema/conflicts.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { mayActOn } from "../contracts/policy.ts";
import { requireActingParty, requireParty } from "../contracts/queries.ts";

const writers = alias(users, "writers");
const attorneys = alias(users, "attorneys");

async function findMemo(db: Reader, applicationId: number) {
  const [row] = await db
    .select({
      memo: screeningMemos,
      writtenByName: writers.name,
      writtenByEmailConfirmed: isEmailConfirmed(writers),
      attorneyName: attorneys.name,
      attorneyConfirmed: sql<boolean | null>`${isEmailConfirmed(attorneys)}`,
    })
    .from(screeningMemos)
    .innerJoin(writers, eq(writers.id, screeningMemos.writtenById))
    .leftJoin(attorneys, eq(attorneys.id, screeningMemos.attorneyId))
    .where(eq(screeningMemos.applicationId, applicationId));
  return row;
}

/** @throws HttpError 404 for people who are not a party, and for contracts without a memo */
export async function readScreening(db: Reader, actor: Actor, contractId: number) {
  const party = await requireParty(db, actor, contractId);
  const memo = await findMemo(db, party.contract.applicationId);
  if (!memo) throw notFound(conflictErrorMessages.noScreening);
  return { ...memo, party, mayAct: mayActOn(actor, party.contract) };
}
export type ScreeningRow = Awaited<ReturnType<typeof readScreening>>;

const open = (side: UserType) =>
  side === "attorney" ? isNull(screeningMemos.attorneyAt) : isNull(screeningMemos.paralegalAt);

/** Acknowledges the memo for the actor's side; a second time changes nothing. @throws HttpError as requireActingParty */
export async function acknowledgeScreening(
  db: Db,
  actor: Actor,
  contractId: number,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { side, contract } = await requireActingParty(tx, actor, contractId);
    if (!(await findMemo(tx, contract.applicationId))) throw notFound(conflictErrorMessages.noScreening);
    await tx
      .update(screeningMemos)
      .set(side === "attorney" ? { attorneyId: actor.id, attorneyAt: now } : { paralegalAt: now })
      .where(and(eq(screeningMemos.applicationId, contract.applicationId), open(side)));
    const colleagues = await findColleaguesWho(tx, "application:review", contract.firmId);
    const { changes: topics } = screeningEndpoints.acknowledgeScreening;
    const to = [...new Set([contract.paralegalId, contract.attorneyId, ...colleagues])];
    await announce(tx, { to, topics });
  });
}
