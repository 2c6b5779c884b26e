import {
  deliverableMoves,
  type DeliverableStatus,
  deliverableStatuses,
} from "@caseload/contract/engagements/deliverable-moves";
import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import { mayMove } from "@caseload/contract/lifecycles";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { hourlyAt } from "../../../testkit/negotiate.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { accept, add, giveBack, logOf, submit } from "./work.fixture.ts";

let site: Site;
let cast: Cast;
let contractId: number;
beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-11-16T14:00:00Z");
  cast = await createHiringFirm(site);
  contractId = await startEngagement(site, cast, { ...hourlyAt(5_400), startsOn: "2026-11-16" });
});
afterAll(() => site.close());

const moves = Object.keys(deliverableMoves) as (keyof typeof deliverableMoves)[];

test.each(deliverableStatuses)("from %s exactly the moves of the table are possible", async (status) => {
  const ways: Record<DeliverableStatus, readonly (keyof typeof deliverableMoves)[]> = {
    due: [],
    submitted: ["submit"],
    returned: ["submit", "return"],
    approved: ["submit", "approve"],
  };
  for (const move of moves) {
    const { id } = await add(cast.partner, contractId, { title: `${status} ${move}` });
    for (const step of ways[status]) expect((await make(step, id)).statusCode).toBe(200);
    const possible = mayMove(status, deliverableMoves[move]);
    expect([move, (await make(move, id)).statusCode]).toEqual([move, possible ? 200 : 409]);
  }
});

async function make(move: keyof typeof deliverableMoves, id: number) {
  site.time.now = new Date(site.time.now.getTime() + 60_000);
  const params = { id };
  if (move === "submit") return cast.daniel.call("submitDeliverable", { params });
  if (move === "approve") return cast.partner.call("approveDeliverable", { params });
  return cast.partner.call("returnDeliverable", { params, body: { comments: "Please add reasons." } });
}

test("whatever the order, the status follows the table, and every answer is one entry of the log", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...moves), { maxLength: 8 }), async (sequence) => {
      const { id, title } = await add(cast.partner, contractId, { title: crypto.randomUUID() });
      let status: DeliverableStatus = "due";
      let submissions = 0;
      const answers: string[] = [];
      for (const move of sequence) {
        const legal = mayMove(status, deliverableMoves[move]);
        const answer = await make(move, id);
        expect(answer.statusCode).toBe(legal ? 200 : 409);
        if (!legal) continue;
        status = deliverableMoves[move].to;
        if (move === "submit") submissions += 1;
        else answers.push(`deliverable_${status}`);
        expect(answer.json<Deliverable>()).toMatchObject({ status });
        expect(answer.json<Deliverable>().submissions).toHaveLength(submissions);
      }
      const log = (await logOf(cast.partner, contractId)).filter(
        (entry) => entry.deliverable?.title === title,
      );
      expect(log.map(({ kind }) => kind).toReversed()).toEqual(answers);
    }),
    { numRuns: 15 },
  );
});

test("the chain from due to approved can always be finished", async () => {
  const { id } = await add(cast.partner, contractId, { title: "Final log" });
  await submit(cast.daniel, id);
  await giveBack(cast.partner, id, "Please add reasons.");
  site.time.now = new Date(site.time.now.getTime() + 60_000);
  await submit(cast.daniel, id);
  expect(await accept(cast.partner, id)).toMatchObject({ status: "approved" });
});
