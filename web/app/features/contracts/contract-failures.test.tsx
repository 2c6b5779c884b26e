import { expect, test } from "vitest";
import { answer, failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import { contractDetail } from "~/testkit/records.ts";
import { timeSummary } from "~/testkit/time-records.ts";
import { ContractFacts } from "./contract-facts.tsx";
import StateRuleNotes from "./state-rule-notes.tsx";
import { allDeliverables, allTimesheets } from "./whole-lists.ts";

const contract = contractDetail({
  status: "in_progress",
  startedAt: "2026-11-02T12:00:00.000Z",
  viewerSide: "attorney",
});
const at = { params: { id: contract.id } };
const answers = {
  summary: answer("getTimeSummary", timeSummary(), at),
  sheets: answer("listTimesheets", [], allTimesheets(contract.id)),
  work: answer("listDeliverables", [], allDeliverables(contract.id)),
};

test.each([
  ["summary", failure("getTimeSummary", 500, "Something went wrong.", at)],
  ["sheets", failure("listTimesheets", 500, "Something went wrong.", allTimesheets(contract.id))],
  ["work", failure("listDeliverables", 500, "Something went wrong.", allDeliverables(contract.id))],
])("no next step is stated where the %s could not be loaded, and Retry is offered", async (part, failed) => {
  const { text, buttons } = await draw(<ContractFacts contract={contract} />, {
    user: margaret,
    answers: Object.values({ ...answers, [part]: failed }),
  });
  expect(text).toContain("Next step Not available Time or deliverables didn't load");
  expect(text).toContain("We couldn't load what comes next");
  expect(buttons.map(({ name }) => name)).toEqual(["Retry"]);
});

test("with everything loaded there is a next step, and no alert", async () => {
  const { text } = await draw(<ContractFacts contract={contract} />, {
    user: margaret,
    answers: Object.values(answers),
  });
  expect(text).not.toContain("couldn't load");
  expect(text).not.toContain("Not available");
});

test("state rules that could not be loaded say so", async () => {
  const { text, buttons } = await draw(<StateRuleNotes state="PA" />, {
    user: margaret,
    answers: [failure("getStateRules", 500, "Something went wrong.", { params: { state: "PA" } })],
  });
  expect(text).toContain("We couldn't load the state rules");
  expect(buttons.map(({ name }) => name)).toEqual(["Retry"]);
});
