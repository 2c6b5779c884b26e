/** PostgreSQL and system error codes for too many connections, starting or stopping, and connection lost. */
const transientCodes = new Set([
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

/** pg's own errors have a message and no code. */
const transientMessages = /^Connection terminated|timeout exceeded when trying to connect|is not queryable$/;

/** better-auth replaces database errors by an APIError with status 500. */
const isBetterAuthFailure = (error: Error): boolean =>
  error.name === "APIError" && "statusCode" in error && error.statusCode === 500;

/** Returns whether the database could not be reached or the connection was lost, so that a retry may succeed. */
export function isConnectionError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && transientCodes.has(String(cause.code))) return true;
    if (transientMessages.test(cause.message) || isBetterAuthFailure(cause)) return true;
  }
  return false;
}
