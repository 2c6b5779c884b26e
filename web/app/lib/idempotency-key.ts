import type { CallInput, CallName } from "./api-types.ts";
import { randomUuid } from "./random-uuid.ts";

/** Milliseconds in which the same call counts as a retry of one without an answer. */
const retryMs = 120_000;

interface Unanswered {
  key: string;
  file: Blob | undefined;
  since: number;
}
const unanswered = new Map<string, Unanswered>();

/**
 * Returns the Idempotency-Key of a POST: that of the same call if its answer is missing, otherwise a new one. So a retry
 * after a lost connection creates no second record. Call `settle` with the status of the answer.
 */
export function idempotencyKey(name: CallName, { file, ...data }: CallInput) {
  const call = JSON.stringify([name, data]);
  let entry = unanswered.get(call);
  if (!entry || entry.file !== file || Date.now() - entry.since > retryMs) {
    entry = { key: randomUuid(), file, since: Date.now() };
    unanswered.set(call, entry);
  }
  const { key } = entry;
  return {
    key,
    /** After a 409 or a 5xx the server may still be working on the first request. */
    settle: (status: number): void => {
      if (status < 500 && status !== 409 && unanswered.get(call)?.key === key) unanswered.delete(call);
    },
  };
}
