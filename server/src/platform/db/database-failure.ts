/**
 * Why a statement failed although it was right:
 * - `busy`: a limit of time, locks or connections was reached, or PostgreSQL chose the transaction as the loser of a
 *   conflict. The transaction was rolled back.
 * - `unreachable`: there is no connection, or it was lost. Whether a transaction was committed is unknown.
 * - `readOnly`: the database accepts no changes, such as a former primary that follows another one now.
 */
export type DatabaseFailure = "busy" | "unreachable" | "readOnly";

/** A failure that was found before, such as in another thread. */
export class DatabaseError extends Error {
  readonly failure: DatabaseFailure;
  constructor(failure: DatabaseFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** Error codes of PostgreSQL (appendix A of its manual) and of the system. */
const failures: Readonly<Record<string, DatabaseFailure>> = {
  // Serialization failure, deadlock, lock timeout, statement timeout, too many connections.
  "40001": "busy",
  "40P01": "busy",
  "55P03": "busy",
  "57014": "busy",
  "53300": "busy",
  "25006": "readOnly",
  // A transaction that was idle for too long, PostgreSQL that starts or stops, and lost connections.
  "25P03": "unreachable",
  "57P01": "unreachable",
  "57P02": "unreachable",
  "57P03": "unreachable",
  "57P05": "unreachable",
  "08000": "unreachable",
  "08001": "unreachable",
  "08003": "unreachable",
  "08006": "unreachable",
  // PgBouncer's own errors, such as a database behind it that does not answer.
  "08P01": "unreachable",
  EAI_AGAIN: "unreachable",
  ECONNREFUSED: "unreachable",
  ECONNRESET: "unreachable",
  EHOSTUNREACH: "unreachable",
  ENETUNREACH: "unreachable",
  ENOENT: "unreachable",
  ENOTFOUND: "unreachable",
  EPIPE: "unreachable",
  ETIMEDOUT: "unreachable",
};

/** pg's own errors have a message and no code. */
const lostConnection =
  /^Connection terminated|^timeout expired$|^Query read timeout$|timeout exceeded when trying to connect|is not queryable$/;

/** better-auth replaces database errors by an APIError with status 500. */
const isBetterAuthFailure = (error: Error): boolean =>
  error.name === "APIError" && "statusCode" in error && error.statusCode === 500;

/** Returns why a retry of the same request may succeed; undefined when it would fail again. */
export function findDatabaseFailure(error: unknown): DatabaseFailure | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseError) return cause.failure;
    const failure = "code" in cause ? failures[String(cause.code)] : undefined;
    if (failure) return failure;
    if (lostConnection.test(cause.message) || isBetterAuthFailure(cause)) return "unreachable";
  }
  return undefined;
}
