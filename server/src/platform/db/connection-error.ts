/** PostgreSQL's and the system's codes for "too busy", "starting or stopping" and "connection lost". */
const passing = new Set([
  "53300",
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08001",
  "08003",
  "08006",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
]);

/** pg's own errors have no code, only words. */
const words = /^Connection terminated|timeout exceeded when trying to connect|is not queryable$/;

/** better-auth hides what the database said behind a 500 of its own. */
const isHidden = (error: Error): boolean =>
  error.name === "APIError" && "statusCode" in error && error.statusCode === 500;

/** Whether the database could not be reached, or was lost on the way: a passing trouble that a repetition outlives. */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && passing.has(String(cause.code))) return true;
    if (words.test(cause.message) || isHidden(cause)) return true;
  }
  return false;
}
