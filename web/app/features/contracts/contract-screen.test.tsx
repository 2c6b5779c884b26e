import type { Contract } from "@caseload/contract/engagements/contracts";
import { limits } from "@caseload/contract/limits";
import { expect, test } from "vitest";
import { answer, failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret } from "~/testkit/people.ts";
import { contract } from "~/testkit/records.ts";
import { stepFailures } from "./contract-text.ts";
import { ContractList } from "./contract-list.tsx";
import { useContracts } from "./use-contracts.ts";

const whole = { query: { limit: limits.maxPage } };
const Screen = () => <ContractList list={useContracts()} />;
const one = (changes: Partial<Contract>) => [answer("listContracts", [contract(changes)], whole)];

test.each([
  ["pending_terms", "active"],
  ["terms_agreed", "active"],
  ["in_progress", "active"],
  ["completed", "completed"],
  ["cancelled", "completed"],
] as const)("%s is listed under %s", async (status, tab) => {
  const { buttons } = await draw(<Screen />, { user: daniel, answers: one({ status }) });
  const counts = tab === "active" ? ["Active 1", "Completed 0"] : ["Active 0", "Completed 1"];
  expect(buttons.slice(0, 2).map(({ name }) => name)).toEqual(counts);
});

test.each<[string, Partial<Contract>, boolean]>([
  ["Agree to Terms", { status: "pending_terms" }, true],
  ["Agree to Terms", { status: "terms_agreed" }, false],
  ["Mark Complete", { status: "in_progress", viewerSide: "attorney" }, true],
  ["Mark Complete", { status: "terms_agreed", viewerSide: "attorney" }, false],
])("%s on %o: %s", async (name, changes, isOffered) => {
  const user = changes.viewerSide === "attorney" ? margaret : daniel;
  const { buttons } = await draw(<Screen />, { user, answers: one(changes) });
  expect(buttons.some((button) => button.name === name)).toBe(isOffered);
});

test("a contract has the number of its engagement, and not that of the job", async () => {
  const { text } = await draw(<Screen />, { user: daniel, answers: one({}) });
  expect(text).toContain("No. 0003");
  expect(text).not.toContain("No. 0183");
});

test("failures use the specified words", () => {
  expect(stepFailures.agree).toBe("Failed to agree to terms");
  expect(stepFailures.complete).toBe("Failed to mark as completed");
});

test("a session that has ended asks to log in", async () => {
  const { text } = await draw(<Screen />, {
    user: daniel,
    answers: [failure("listContracts", 401, "", whole)],
  });
  expect(text).toContain("Please log in to view contracts.");
});
