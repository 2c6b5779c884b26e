import type { Contract, ContractDetail } from "@caseload/contract/engagements/contracts";
import type { CallName } from "@caseload/contract/endpoints";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractEvents, contractSignatures } from "../../../platform/db/schema/contracts.ts";
import { type Cast, createContract, latestNotification, createHiringFirm } from "../../../testkit/hiring.ts";
import { idsOfPages } from "../../../testkit/pages.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
const hour = 3_600_000;

beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

type Member = Cast["partner"];
const press = (who: Pick<Member, "call">, name: CallName, id: number, body?: unknown) =>
  who.call(name, { params: { id }, body });
const done = (who: Member, name: CallName, id: number, body?: unknown) =>
  who.ask<ContractDetail>(name, { params: { id }, body });
const wait = (hours: number) => {
  site.time.now = new Date(site.time.now.getTime() + hours * hour);
};
async function inProgress(): Promise<number> {
  const id = await createContract(site, cast, cast.daniel);
  await done(cast.partner, "agreeToTerms", id);
  await done(cast.daniel, "agreeToTerms", id);
  await done(cast.partner, "startContract", id);
  return id;
}

describe("working", () => {
  test("the firm starts and completes; both sides list it as completed", async () => {
    const id = await createContract(site, cast, cast.daniel);
    const early = await press(cast.partner, "startContract", id);
    expect([early.statusCode, early.body]).toEqual([409, errorMessages.moveNotPossible]);
    await done(cast.daniel, "agreeToTerms", id);
    await done(cast.partner, "agreeToTerms", id);
    expect((await press(cast.daniel, "startContract", id)).statusCode).toBe(404);
    expect((await press(cast.partner, "completeContract", id)).statusCode).toBe(409);
    expect((await press(cast.daniel, "completeContract", id)).statusCode).toBe(409);
    const started = await done(cast.managing, "startContract", id);
    expect(started).toMatchObject({ status: "in_progress", startedAt: site.time.now.toISOString() });
    expect(await latestNotification(site, cast.daniel)).toMatchObject({ title: "Work has started" });
    expect((await press(cast.partner, "startContract", id)).statusCode).toBe(409);
    wait(1);
    const completed = await done(cast.partner, "completeContract", id);
    expect(completed).toMatchObject({ status: "completed", endedAt: site.time.now.toISOString() });
    expect(await latestNotification(site, cast.daniel)).toMatchObject({ title: "Project completed" });
    for (const side of [cast.partner, cast.daniel]) {
      const [newest] = await side.ask<Contract[]>("listContracts");
      expect(newest).toMatchObject({ id, status: "completed" });
      for (const late of ["startContract", "completeContract", "agreeToTerms"] as const)
        expect((await press(side, late, id)).statusCode).toBeGreaterThanOrEqual(404);
      expect((await press(side, "cancelContract", id, { reason: "Too late" })).statusCode).toBe(409);
    }
  });

  test("sixteen completions at once are one", async () => {
    const id = await inProgress();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        press(n % 2 ? cast.partner : cast.managing, "completeContract", id),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(15);
    const { timeline } = await done(cast.daniel, "getContract", id);
    expect(timeline.filter((step) => step.kind === "completed")).toHaveLength(1);
  });

  test("the paralegal requests completion once; the firm may object with a reason for 96 hours", async () => {
    const id = await inProgress();
    const body = { reason: "Batches 31 to 36 are still open." };
    expect((await press(cast.partner, "objectToCompletion", id, body)).statusCode).toBe(409);
    const asked = await done(cast.daniel, "completeContract", id);
    expect(asked).toMatchObject({
      status: "in_progress",
      completionRequestedAt: site.time.now.toISOString(),
    });
    expect(await latestNotification(site, cast.partner)).toMatchObject({ title: "Completion requested" });
    const twice = await press(cast.daniel, "completeContract", id);
    expect([twice.statusCode, twice.body]).toEqual([409, errorMessages.completionRequested]);
    expect((await press(cast.daniel, "objectToCompletion", id, body)).statusCode).toBe(404);
    for (const wrong of [undefined, {}, { reason: "  " }, { reason: 7 }, { reason: "x".repeat(2_001) }])
      expect((await press(cast.partner, "objectToCompletion", id, wrong)).statusCode).toBe(400);

    wait(95.9);
    const objected = await done(cast.partner, "objectToCompletion", id, body);
    expect(objected).toMatchObject({ status: "in_progress", completionRequestedAt: null });
    expect(objected.timeline.at(-1)).toMatchObject({ kind: "completion_objected", note: body.reason });
    expect((await latestNotification(site, cast.daniel))?.message).toContain(body.reason);

    await done(cast.daniel, "completeContract", id);
    wait(96);
    const late = await press(cast.partner, "objectToCompletion", id, body);
    expect([late.statusCode, late.body]).toEqual([409, errorMessages.objectionTooLate]);
  });
});

describe("cancelling", () => {
  test.each(["partner", "daniel"] as const)(
    "%s cancels with a reason, and the other side is notified",
    async (who) => {
      const id = await createContract(site, cast, cast.daniel);
      for (const wrong of [undefined, { reason: "" }, { reason: "\n" }])
        expect((await press(cast[who], "cancelContract", id, wrong)).statusCode).toBe(400);
      const reason = "The matter settled.";
      const cancelled = await done(cast[who], "cancelContract", id, { reason });
      expect(cancelled).toMatchObject({
        status: "cancelled",
        cancelReason: reason,
        endedAt: site.time.now.toISOString(),
      });
      expect(cancelled.timeline.at(-1)).toMatchObject({
        kind: "cancelled",
        note: reason,
        actorName: cast[who].name,
      });
      const other = who === "partner" ? cast.daniel : cast.partner;
      expect(await latestNotification(site, other)).toMatchObject({
        title: "Contract canceled",
        actionUrl: `/contracts/${id}`,
      });
      expect((await press(other, "agreeToTerms", id)).body).toBe(errorMessages.contractEnded);
    },
  );
});

describe("access", () => {
  const moves = [
    ["getContract", undefined],
    ["agreeToTerms", undefined],
    ["startContract", undefined],
    ["completeContract", undefined],
    ["objectToCompletion", { reason: "No" }],
    ["cancelContract", { reason: "No" }],
  ] as const;

  test.each(moves)(
    "%s: not found for others; colleagues who review applications read and do nothing else",
    async (name, body) => {
      const id = await createContract(site, cast, cast.daniel);
      const before = await done(cast.daniel, "getContract", id);
      for (const outsider of [cast.leila, cast.rival, cast.junior]) {
        const answer = await press(outsider, name, id, body);
        expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.contractNotFound]);
      }
      const read = await press(cast.associate, name, id, body);
      if (name === "getContract") expect(read.json()).toMatchObject({ id, may: { act: false } });
      else expect([read.statusCode, read.body]).toEqual([403, errorMessages.contractViewOnly]);
      expect((await press(site.anonymous, name, id, body)).statusCode).toBe(401);
      expect((await press(cast.partner, name, 2_147_483_647, body)).statusCode).toBe(404);
      const odd = await cast.partner.call(name, { params: { id: "1 or 1=1" }, body });
      expect(odd.statusCode).toBe(400);
      expect(await done(cast.daniel, "getContract", id)).toEqual(before);
    },
  );

  test("the list holds what one may open, newest first, page by page", async () => {
    const newest = await createContract(site, cast, cast.daniel);
    for (const member of [cast.partner, cast.managing, cast.associate, cast.daniel]) {
      const seen = await idsOfPages(site, member, "/api/contracts?limit=7");
      expect(seen[0]).toBe(newest);
      expect(seen).toEqual(seen.toSorted((one, other) => other - one));
      expect(new Set(seen).size).toBe(seen.length);
    }
    for (const outsider of [cast.leila, cast.rival, cast.junior]) {
      const answer = await outsider.call("listContracts", { query: { limit: 1 } });
      expect([answer.json(), answer.headers.link]).toEqual([[], undefined]);
    }
    expect((await site.anonymous.call("listContracts")).statusCode).toBe(401);
    expect((await cast.daniel.call("listContracts", { query: { cursor: "nonsense" } })).statusCode).toBe(400);
  });

  test("a junior associate opens the contract that they supervise, and no other, while they supervise it", async () => {
    const posting = { supervisorId: cast.junior.id };
    const id = await createContract(site, cast, cast.daniel, posting);
    const other = await createContract(site, cast, cast.leila);
    expect(await done(cast.junior, "getContract", id)).toMatchObject({
      supervisor: { id: cast.junior.id, active: true },
      may: { act: false },
    });
    for (const read of ["listVersions", "downloadAgreement", "listSupervision"] as const)
      expect((await cast.junior.call(read, { params: { id } })).statusCode).toBe(200);
    const listed = async () =>
      (await cast.junior.ask<{ id: number }[]>("listContracts")).map((contract) => contract.id);
    expect(await listed()).toEqual([id]);
    expect((await press(cast.junior, "getContract", other)).statusCode).toBe(404);
    for (const act of ["agreeToTerms", "startContract"] as const)
      expect((await press(cast.junior, act, id)).statusCode).toBe(403);

    const { structuredTerms } = await done(cast.partner, "getContract", id);
    const terms = { ...structuredTerms, supervisorId: cast.managing.id };
    await cast.partner.ask("proposeVersion", { params: { id }, body: { base: 1, terms } });
    expect(await listed()).toEqual([]);
    expect((await press(cast.junior, "getContract", id)).statusCode).toBe(404);
  });
});

describe("the record", () => {
  test("nothing edits or empties the timeline, nothing edits a signature", async () => {
    const id = await inProgress();
    const refused = (work: Promise<unknown>) =>
      expect(work).rejects.toMatchObject({ cause: expect.objectContaining({ code: "23001" }) });
    const { db } = site;
    await refused(
      db.update(contractEvents).set({ note: "rewritten" }).where(eq(contractEvents.contractId, id)),
    );
    await refused(db.delete(contractEvents).where(eq(contractEvents.contractId, id)));
    await refused(db.execute("truncate contract_events"));
    await refused(
      db
        .update(contractSignatures)
        .set({ name: "Somebody Else" })
        .where(eq(contractSignatures.contractId, id)),
    );
    const { timeline, attorney } = await done(cast.daniel, "getContract", id);
    expect(timeline).toHaveLength(5);
    expect(attorney.signature?.name).toBe("Margaret Okafor");
  });
});
