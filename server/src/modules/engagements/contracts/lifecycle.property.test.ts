import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { contractMoves } from "@caseload/contract/lifecycles";
import type { CallName } from "@caseload/contract/endpoints";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cast, createContract, createHiringFirm } from "../../../testkit/hiring.ts";
import { readChain } from "../../../testkit/event-chain.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { completeUnopposedContracts } from "./complete-contract.ts";
import { startDueContracts } from "./start-contract.ts";

let site: Site;
let cast: Cast;

beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const people = ["partner", "managing", "daniel", "leila"] as const;
type Step = { press: CallName; who: (typeof people)[number] } | { waitHours: number };

const pressing = fc.record({
  press: fc.constantFrom<CallName[]>(
    "agreeToTerms",
    "startContract",
    "completeContract",
    "objectToCompletion",
    "cancelContract",
  ),
  who: fc.constantFrom(...people),
});
/** Cancelling ends a story, so it comes seldom. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: pressing.filter(({ press }) => press !== "cancelContract") },
  { weight: 1, arbitrary: pressing },
  { weight: 2, arbitrary: fc.record({ waitHours: fc.integer({ min: 1, max: 100 }) }) },
);

const read = (id: number) => cast.daniel.ask<ContractDetail>("getContract", { params: { id } });

/** Takes a step; returns whether the contract was to change. */
async function take(id: number, taken: Step): Promise<"accepted" | "refused" | "passed"> {
  if ("press" in taken) {
    const body = /object|cancel/.test(taken.press) ? { reason: "A reason" } : undefined;
    const { statusCode } = await cast[taken.who].call(taken.press, { params: { id }, body });
    expect([200, 404, 409]).toContain(statusCode);
    return statusCode === 200 ? "accepted" : "refused";
  }
  site.time.now = new Date(site.time.now.getTime() + taken.waitHours * 3_600_000);
  await startDueContracts(site.db, site.time.now);
  await completeUnopposedContracts(site.db, site.time.now);
  return "passed";
}

/** Statuses that the graph reaches from one in a single move, and itself. */
const reachable = (status: string): string[] => [
  status,
  ...Object.values(contractMoves)
    .filter((move) => move.from.some((from) => from === status))
    .map((move) => move.to),
];

function holds(before: ContractDetail, after: ContractDetail, outcome: string): void {
  // A long wait may both start and, never at once, complete: the request comes only after the start.
  expect(reachable(before.status)).toContain(after.status);
  expect(after.timeline.slice(0, before.timeline.length)).toEqual(before.timeline);
  if (outcome === "refused") expect(after).toEqual(before);
  if (outcome === "accepted") expect(after.timeline.length).toBeGreaterThan(before.timeline.length);
  const signed = after.attorney.signature !== null && after.paralegal.signature !== null;
  const bound = after.termsAgreedAt !== null;
  expect(signed).toBe(bound);
  if (after.status === "pending_terms") expect(bound).toBe(false);
  if (after.status === "in_progress" || after.status === "completed") expect(after.startedAt).not.toBeNull();
  if (after.startedAt !== null) expect(bound).toBe(true);
  expect(after.endedAt !== null).toBe(after.status === "completed" || after.status === "cancelled");
  expect(after.cancelReason !== null).toBe(after.status === "cancelled");
}

/** The whole way, which chance finds in most runs only. */
const wholeWay: readonly Step[] = [
  { press: "agreeToTerms", who: "partner" },
  { press: "agreeToTerms", who: "daniel" },
  { press: "startContract", who: "partner" },
  { press: "completeContract", who: "daniel" },
  { press: "objectToCompletion", who: "partner" },
  { press: "completeContract", who: "partner" },
];

test("no sequence of moves leaves the lifecycle graph (ASVS 2.3.1)", { timeout: 120_000 }, async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const id = await createContract(site, cast, cast.daniel);
      let before = await read(id);
      for (const taken of steps) {
        const outcome = await take(id, taken);
        const after = await read(id);
        holds(before, after, outcome);
        reached.add(after.status);
        before = after;
      }
      expect(await readChain(site.db, id)).toEqual(before.timeline.map(({ kind }) => kind));
    }),
    { numRuns: 40, examples: [[[...wholeWay]]] },
  );
  // A walk that never leaves the first status would prove nothing.
  expect(reached.size).toBeGreaterThanOrEqual(4);
});
