// Puts security requirements, the tests named after them and the results of the test runners together.

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a case has a title as it is written: %s, %i, %j, %o, $name and ${...} stand for any text. */
const isCaseOf = (written) => {
  const parts = written.split(/%[sdifjo#]|\$\{[^}]*\}|\$\w+/);
  const pattern = new RegExp(`^${parts.map(escaped).join("[\\s\\S]*")}$`);
  return (text) => pattern.test(text);
};

/**
 * One row for each requirement and test.
 *
 * @param {{number: string, words: string}[]} requirements
 * @param {{file: string, title: string, numbers: string[]}[]} tests as findNamedTests() finds them
 * @param {{file: string, title: string, status: string}[]} cases what ran: titles of tests and of groups around them
 */
export function requirementRows(requirements, tests, cases) {
  return requirements.flatMap((requirement) => {
    const named = tests.filter(({ numbers }) => numbers.includes(requirement.number));
    if (named.length === 0) return [{ ...requirement, file: "", title: "", result: "missing" }];
    return named.map(({ file, title }) => {
      const isCase = isCaseOf(title);
      const ran = cases.filter((one) => one.file === file && isCase(one.title) && one.status !== "skipped");
      return { ...requirement, file, title: title.replace(/ \(ASVS [^)]*\)/, ""), result: resultOf(ran) };
    });
  });
}

function resultOf(ran) {
  if (ran.length === 0) return "did not run";
  const failed = ran.filter(({ status }) => status !== "passed").length;
  if (failed > 0) return ran.length === 1 ? "failed" : `${failed} of ${ran.length} failed`;
  return ran.length === 1 ? "passed" : `passed (${ran.length} cases)`;
}

/** The cases of Vitest's JSON report, with those of the groups around them. */
export const vitestCases = (report, relative) =>
  (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.flatMap(({ ancestorTitles, title, status }) =>
      [...ancestorTitles, title].map((one) => ({
        file: relative(file.name),
        title: one,
        status: status === "pending" || status === "todo" ? "skipped" : status,
      })),
    ),
  );

/** The cases of Playwright's JSON report. A test that passed when it was repeated has passed. */
export function playwrightCases(report) {
  const casesOf = (suite) => [
    ...(suite.suites ?? []).flatMap(casesOf),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status }) => ({
        file: `e2e/${spec.file}`,
        title: spec.title,
        status:
          status === "expected" || status === "flaky" ? "passed" : status === "skipped" ? status : "failed",
      })),
    ),
  ];
  return (report?.suites ?? []).flatMap(casesOf);
}
