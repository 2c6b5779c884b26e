import type { FastifyBaseLogger } from "fastify";
import { RefusedSignIn } from "./refused-sign-in.ts";

type Step = "password" | "second factor" | "passkey" | "sign-out";

/**
 * Logs an attempt to sign in or out, successful or not, with the account's number (ASVS 5.0, 16.3.1). It contains neither
 * the email address nor what was entered; the request's own line has the same request id.
 */
export async function logSignIn<Result>(
  log: FastifyBaseLogger,
  step: Step,
  attempt: Promise<Result>,
  accountOf: (result: Result) => number | null,
): Promise<Result> {
  try {
    const result = await attempt;
    log.info({ step, outcome: "accepted", user: accountOf(result) }, "sign-in");
    return result;
  } catch (error) {
    const user = error instanceof RefusedSignIn ? error.userId : null;
    log.warn({ step, outcome: "refused", user }, "sign-in");
    throw error;
  }
}
