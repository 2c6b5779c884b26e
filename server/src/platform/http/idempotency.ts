import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Endpoint } from "@caseload/contract/endpoint";
import { errorMessages } from "@caseload/contract/error-messages";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { and, eq, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Db } from "../db/database.ts";
import { idempotencyKeys } from "../db/schema/idempotency.ts";
import type { Deps } from "../deps.ts";
import { conflict } from "./http-error.ts";

/** Milliseconds for which the answer to a key is sent again. */
const keyLifetimeMs = 86_400_000;
/** Milliseconds within which the same body without a key is a double click. */
const doubleClickMs = 5_000;
/** Milliseconds after which a request without an answer has ended with its process; statements end after 15 s. */
const abandonedMs = 60_000;
/** Milliseconds for which a repeated request waits for the first. */
const maxWaitMs = 10_000;
const minPollMs = 20;
const maxPollMs = 250;

/** Request headers of endpoints that honor a key. Other headers pass. */
export const idempotencyHeaders = z.looseObject({
  "idempotency-key": z
    .string()
    .regex(/^[\x20-\x7e]{1,255}$/, errorMessages.idempotencyKeyInvalid)
    .optional()
    .describe(
      "1 to 255 printable ASCII characters, for example a UUID. For 24 hours the same key and body get the first answer again, with the header Idempotency-Replayed: true.",
    ),
});

/**
 * Returns whether an endpoint honors a key: each POST by a signed-in person.
 * @throws Error when its answer cannot be stored
 */
export function honorsKey({ name, method, access, file, paged }: Endpoint): boolean {
  if (method !== "POST" || !access.signedIn) return false;
  if (file || paged) throw new Error(`The POST ${name} must answer JSON, because its answer is stored.`);
  return true;
}

type KeyDeps = Pick<Deps, "db" | "clock" | "secret">;

/** What identifies a request and its repetitions. */
interface Repeatable {
  userId: number;
  requestHash: string;
  bodyHash: string;
  lifetimeMs: number;
}

/** Hashes with the server's secret, because bodies may contain passwords, which a plain SHA-256 would let guess. */
const hashOf = (secret: string, value: unknown): string =>
  createHmac("sha256", secret)
    .update(`idempotency ${JSON.stringify(value)}`)
    .digest("base64url");

/** Returns null for a request that may run as often as it is sent: without a key, unless it creates a record. */
function identify(
  secret: string,
  { name, status, upload }: Endpoint,
  request: FastifyRequest,
  { body, fileHash }: { body: unknown; fileHash: string | undefined },
): Repeatable | null {
  const { actor, params, query, headers } = request;
  const key = headers["idempotency-key"];
  if (!actor || (key === undefined && (status !== 201 || upload))) return null;
  const bodyHash = hashOf(secret, ["body", query, body, fileHash]);
  const scope = key === undefined ? ["without key", bodyHash] : ["key", key];
  const requestHash = hashOf(secret, [...scope, name, params]);
  const lifetimeMs = key === undefined ? doubleClickMs : keyLifetimeMs;
  return { userId: actor.id, requestHash, bodyHash, lifetimeMs };
}

const rowOf = ({ userId, requestHash }: Repeatable) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.requestHash, requestHash));

/**
 * Reserves the request in one statement: inserts its row, or takes over one that has expired or was abandoned. Of several
 * processes only one succeeds. Returns the attempt, or null while the row belongs to another request.
 */
async function reserve({ db, clock }: KeyDeps, request: Repeatable): Promise<string | null> {
  const now = clock();
  const { userId, requestHash, bodyHash, lifetimeMs } = request;
  const attempt = {
    bodyHash,
    attempt: randomUUID(),
    startedAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
    answer: null,
  };
  const abandoned = new Date(now.getTime() - abandonedMs);
  const [row] = await db
    .insert(idempotencyKeys)
    .values({ userId, requestHash, ...attempt })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.requestHash],
      set: attempt,
      setWhere: or(
        and(isNotNull(idempotencyKeys.answer), lte(idempotencyKeys.expiresAt, now)),
        and(isNull(idempotencyKeys.answer), lt(idempotencyKeys.startedAt, abandoned)),
      ),
    })
    .returning({ attempt: idempotencyKeys.attempt });
  return row?.attempt ?? null;
}

/** Returns the first answer; null while the first request runs, or after it has failed. */
async function findAnswer({ db, secret }: KeyDeps, request: Repeatable): Promise<string | null> {
  const { bodyHash, answer } = idempotencyKeys;
  const [row] = await db.select({ bodyHash, answer }).from(idempotencyKeys).where(rowOf(request));
  if (row && row.bodyHash !== request.bodyHash) throw conflict(errorMessages.idempotencyKeyReused);
  return row?.answer ? symmetricDecrypt({ key: secret, data: row.answer }) : null;
}

type Turn = { attempt: string } | { answer: string };

/** Polls, so that no connection is held while the first request runs. */
async function awaitTurn(deps: KeyDeps, request: Repeatable): Promise<Turn> {
  const deadline = performance.now() + maxWaitMs;
  for (let pollMs = minPollMs; ; pollMs = Math.min(pollMs * 2, maxPollMs)) {
    const attempt = await reserve(deps, request);
    if (attempt !== null) return { attempt };
    const answer = await findAnswer(deps, request);
    if (answer !== null) return { answer };
    if (performance.now() > deadline) throw conflict(errorMessages.stillProcessing);
    await pause(pollMs);
  }
}

/**
 * Runs a request once and returns the response body. A repeated request returns the first one's body; it waits while the
 * first is running. A failed request frees its key.
 *
 * Answers may contain secrets, such as recovery codes or the address of a calendar feed, and texts of other people that
 * are deleted later. All are therefore encrypted with the server's secret, and an endpoint needs no exception. The
 * database alone reveals none of them. Only the person who received an answer receives it again.
 *
 * The answer is stored after the handler's transaction. If the process ends between the two, a retry a minute later
 * runs the handler again.
 * @throws HttpError 409 for a key that was used with another body, or when the first request takes too long
 */
export async function answerOnce(
  deps: KeyDeps,
  endpoint: Endpoint,
  {
    request,
    reply,
    ...sent
  }: {
    request: FastifyRequest;
    reply: FastifyReply;
    body: unknown;
    fileHash: string | undefined;
  },
  run: () => Promise<string>,
): Promise<string> {
  const repeatable = identify(deps.secret, endpoint, request, sent);
  if (!repeatable) return run();
  const turn = await awaitTurn(deps, repeatable);
  if ("answer" in turn) {
    reply.header("idempotency-replayed", "true");
    return turn.answer;
  }
  const own = and(rowOf(repeatable), eq(idempotencyKeys.attempt, turn.attempt));
  /** The client's answer does not depend on the row; one without an answer is abandoned after a minute. */
  const settle = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((err: unknown) => request.log.warn({ err }, "An idempotency key could not be settled"));
  let answer: string;
  try {
    answer = await run();
  } catch (error) {
    await settle(deps.db.delete(idempotencyKeys).where(own));
    throw error;
  }
  await settle(
    symmetricEncrypt({ key: deps.secret, data: answer }).then((sealed) =>
      deps.db.update(idempotencyKeys).set({ answer: sealed }).where(own),
    ),
  );
  return answer;
}

/** Scheduled: deletes expired keys, except those whose first request may still run. Returns how many. */
export async function deleteExpiredKeys(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.expiresAt, new Date(now.getTime() - abandonedMs)));
  return rowCount ?? 0;
}
