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
import { conflict, HttpError } from "./http-error.ts";
import { addressKey } from "./rate-limits.ts";

/** Milliseconds for which the answer to a key is sent again. */
const keyLifetimeMs = 86_400_000;
/** Milliseconds within which the same body without a key is a double click. */
const doubleClickMs = 5_000;
/** Milliseconds after which a request without an answer has ended with its process; statements end after 4 s. */
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
 * Returns whether an endpoint honors a key: each POST by a signed-in person, and open ones that the contract names.
 * @throws Error when its answer cannot be stored
 */
export function honorsKey({ name, method, access, file, paged, repeatable }: Endpoint): boolean {
  if (method !== "POST" || !(access.signedIn || repeatable)) return false;
  if (file || paged) throw new Error(`The POST ${name} must answer JSON, because its answer is stored.`);
  return true;
}

type KeyDeps = Pick<Deps, "db" | "clock" | "secret">;

/** What identifies a request and its repetitions. */
interface Repeatable {
  /** Null for people who are not signed in. */
  userId: number | null;
  requestHash: string;
  bodyHash: string;
  hasKey: boolean;
}

/** Hashes with the server's secret, because bodies may contain passwords, which a plain SHA-256 would let guess. */
const hashOf = (secret: string, value: unknown): string =>
  createHmac("sha256", secret)
    .update(`idempotency ${JSON.stringify(value)}`)
    .digest("base64url");

/** Returns null for a request that may run as often as it is sent: without a key, unless it creates a record. */
function identify(
  secret: string,
  { name, status }: Endpoint,
  request: FastifyRequest,
  { body, fileHash }: { body: unknown; fileHash: string | undefined },
): Repeatable | null {
  const { actor, params, query, headers } = request;
  const key = headers["idempotency-key"];
  if (key === undefined && status !== 201) return null;
  const bodyHash = hashOf(secret, ["body", query, body, fileHash]);
  const sender = actor ? ["user", actor.id] : ["address", addressKey(request.ip)];
  const scope = key === undefined ? ["without key", bodyHash] : ["key", key];
  const requestHash = hashOf(secret, [sender, ...scope, name, params]);
  return { userId: actor?.id ?? null, requestHash, bodyHash, hasKey: key !== undefined };
}

const rowOf = ({ requestHash }: Repeatable) => eq(idempotencyKeys.requestHash, requestHash);

/**
 * Reserves the request in one statement: inserts its row, or takes over one that has expired or was abandoned. Of several
 * processes only one succeeds. Returns the attempt, or null while the row belongs to another request.
 */
async function reserve({ db, clock }: KeyDeps, request: Repeatable): Promise<string | null> {
  const now = clock();
  const { userId, requestHash, bodyHash, hasKey } = request;
  const lifetimeMs = hasKey ? keyLifetimeMs : doubleClickMs;
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
      target: idempotencyKeys.requestHash,
      set: attempt,
      setWhere: or(
        and(isNotNull(idempotencyKeys.answer), lte(idempotencyKeys.expiresAt, now)),
        and(isNull(idempotencyKeys.answer), lt(idempotencyKeys.startedAt, abandoned)),
      ),
    })
    .returning({ attempt: idempotencyKeys.attempt });
  return row?.attempt ?? null;
}

/** Returns the first answer with its attempt; null while the first request runs, or after it has failed. */
async function findAnswer({ db, secret }: KeyDeps, request: Repeatable) {
  const { bodyHash, answer, attempt } = idempotencyKeys;
  const [row] = await db.select({ bodyHash, answer, attempt }).from(idempotencyKeys).where(rowOf(request));
  if (row && row.bodyHash !== request.bodyHash) throw conflict(errorMessages.idempotencyKeyReused);
  if (!row?.answer) return null;
  return { attempt: row.attempt, answer: await symmetricDecrypt({ key: secret, data: row.answer }) };
}

type Turn = { attempt: string } | { attempt: string; answer: string };

/** Reads the record of the first answer again. @throws HttpError when it no longer exists */
export type Reread = (answer: unknown) => Promise<unknown>;

/** Whether `now` has each value of `then`. A record that was read again has fields that its answer leaves out. */
function hasAll(now: unknown, then: unknown): boolean {
  if (typeof now !== "object" || typeof then !== "object" || now === null || then === null)
    return now === then;
  if (Array.isArray(now) && Array.isArray(then) && now.length !== then.length) return false;
  const values = new Map<string, unknown>(Object.entries(now));
  return Object.entries(then).every(([key, value]) => hasAll(values.get(key), value));
}

/** Returns the names of a request's fields. */
const namesOf = (body: unknown): string[] => (typeof body === "object" && body ? Object.keys(body) : []);

/**
 * Whether the record is still as it was answered: its status, its creation, and each field that the request sets. Without
 * a key, an equal request after the record has moved on is no double click: an application that was withdrawn
 * meanwhile is sent again, and a profile that was overwritten is saved again.
 */
async function isCurrent(answer: string, reread: Reread, body: unknown): Promise<boolean> {
  const first = z.record(z.string(), z.unknown()).parse(JSON.parse(answer));
  try {
    const now = z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(await reread(first))));
    return ["status", "createdAt", ...namesOf(body)].every((name) => hasAll(now[name], first[name]));
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

/** Polls, so that no connection is held while the first request runs. */
async function awaitTurn(
  deps: KeyDeps,
  request: Repeatable,
  { reread, body }: { reread: Reread | undefined; body: unknown },
): Promise<Turn> {
  const deadline = performance.now() + maxWaitMs;
  for (let pollMs = minPollMs; ; pollMs = Math.min(pollMs * 2, maxPollMs)) {
    const attempt = await reserve(deps, request);
    if (attempt !== null) return { attempt };
    const first = await findAnswer(deps, request);
    if (first && (request.hasKey || !reread || (await isCurrent(first.answer, reread, body)))) return first;
    if (first) {
      const answered = and(rowOf(request), eq(idempotencyKeys.attempt, first.attempt));
      await deps.db.delete(idempotencyKeys).where(answered);
      continue;
    }
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
    reread,
    ...sent
  }: {
    request: FastifyRequest;
    reply: FastifyReply;
    body: unknown;
    fileHash: string | undefined;
    reread: Reread | undefined;
  },
  run: () => Promise<string>,
): Promise<string> {
  const repeatable = identify(deps.secret, endpoint, request, sent);
  if (!repeatable) return run();
  const turn = await awaitTurn(deps, repeatable, { reread, body: sent.body });
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
