// What npm test was asked to run.

export const PARTS = ["types", "lint", "unit", "server", "browser"];

const USAGE = `Usage: npm test, npm test -- --only ${PARTS.join("|")}, or npm test -- --changed [BASE]`;

/**
 * `only` is one part, or undefined for all. `changed` is a commit, branch or tag that changes are counted from: HEAD
 * for what is not committed yet, undefined for running all tests.
 *
 * @returns {{only?: string, changed?: string}}
 */
export function readTestArguments(given) {
  const [flag, value, ...rest] = given;
  if (flag === undefined) return {};
  if (rest.length > 0 || value?.startsWith("-")) throw new Error(USAGE);
  if (flag === "--only" && PARTS.includes(value)) return { only: value };
  if (flag === "--changed") return { changed: value ?? "HEAD" };
  throw new Error(USAGE);
}

/** Arguments that leave out test files that nothing changed imports; they may leave out all of them. */
export const vitestSelection = (changed) =>
  changed === undefined ? [] : [`--changed=${changed}`, "--passWithNoTests"];

/** Stories import the pages' code through a browser, so that only changes of e2e/ and what it imports select one. */
export const playwrightSelection = (changed) =>
  changed === undefined ? [] : [`--only-changed=${changed}`, "--pass-with-no-tests"];
