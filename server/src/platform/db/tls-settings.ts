import { accessSync, constants } from "node:fs";

/** The driver takes other values, such as libpq's "allow", for verify-full. */
const modes = ["disable", "prefer", "require", "verify-ca", "verify-full", "no-verify"];
const files = ["sslrootcert", "sslcert", "sslkey"];

/**
 * Returns what is wrong with the TLS parameters of a database URL, without repeating its password.
 * @param variable the variable that holds the URL
 */
export function tlsProblems(databaseUrl: string, variable: string): string[] {
  // PostgreSQL allows an empty host.
  const parameters = URL.parse(databaseUrl.replace("@/", "@localhost/"))?.searchParams;
  const mode = parameters?.get("sslmode");
  const problems: string[] = [];
  if (mode && !modes.includes(mode))
    problems.push(`${variable} has the sslmode "${mode}"; expected one of ${modes.join(", ")}.`);
  if (mode === "verify-ca" && parameters?.get("uselibpqcompat") === "true" && !parameters.get("sslrootcert"))
    problems.push(
      `${variable} has the sslmode verify-ca; expected sslrootcert with a CA's certificate, too.`,
    );
  for (const name of files) {
    const path = parameters?.get(name);
    if (path && !isReadable(path))
      problems.push(`${variable} has the ${name} "${path}"; expected a file that the server may read.`);
  }
  return problems;
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

const untrusted = /^(UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_|ERR_TLS_)/;
const unanswered = /^(E[A-Z_]+|28\w{3}|3D000|53300|57P03)$/;
const timedOut = /^timeout expired$|^Connection terminated/;

/**
 * Returns why the database of a variable cannot be used at the start; undefined for a fault of the program.
 * @param variable the variable that holds the address
 */
export function connectionProblem(error: unknown, variable: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  if (error.message.includes("does not support SSL"))
    return `${variable} asks for TLS (sslmode), which the database server does not offer.`;
  if (untrusted.test(code))
    return `${variable} asks for TLS (sslmode), and the database server's certificate is not trusted (${code}). Name its CA's file in sslrootcert.`;
  if (code === "25006") return `the database of ${variable} is read-only.`;
  if (code === "42501") return `the user of ${variable} may not create or change tables.`;
  if (unanswered.test(code)) return `the database of ${variable} does not answer (${code}).`;
  if (timedOut.test(error.message)) return `the database of ${variable} does not answer in time.`;
  return error.cause === undefined ? undefined : connectionProblem(error.cause, variable);
}
