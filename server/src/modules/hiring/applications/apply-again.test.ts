import type { OwnApplication, ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { errorMessages } from "@caseload/contract/error-messages";
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { type Cast, createHiringFirm, createPosting, latestNotification } from "../../../testkit/hiring.ts";
import { raceTransactions } from "../../../testkit/race-transactions.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
const coverLetter = "I have run second-pass privilege reviews in two federal matters.";
const newCoverLetter = "I am available again, and can start on Monday with thirty hours a week.";

beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const minute = 60_000;
const later = (): void => {
  site.time.now = new Date(site.time.now.getTime() + minute);
};
const send = (who: Cast["daniel"], jobId: number, more: object = {}) =>
  who.call("apply", { body: { jobId, coverLetter, ...more } });
const applicationsTo = (jobId: number) =>
  site.db.select().from(applications).where(eq(applications.jobId, jobId)).orderBy(asc(applications.id));
const contractsOf = (jobId: number) =>
  site.db.select().from(contracts).where(eq(contracts.jobId, jobId)).orderBy(asc(contracts.id));
const decide = (id: number, status: string, reason?: string) =>
  cast.partner.ask<ReceivedApplication>("decideApplication", { params: { id }, body: { status, reason } });
const reopen = (id: number) =>
  cast.partner.ask("changeJobStatus", { params: { id }, body: { status: "open", confirm: true } });
const cancel = (id: number | null) =>
  cast.partner.ask("cancelContract", { params: { id: id ?? 0 }, body: { reason: "The matter settled." } });
const ownOf = async (id: number) => cast.daniel.ask<OwnApplication>("getApplication", { params: { id } });
const viewerOf = async (jobId: number) =>
  (await cast.daniel.ask<JobDetail>("getJob", { params: { id: jobId } })).viewer.application;

async function applyAndWithdraw(): Promise<{ id: number; jobId: number }> {
  const { id: jobId } = await createPosting(site, cast);
  const { id } = (await send(cast.daniel, jobId)).json<OwnApplication>();
  await cast.associate.ask("getApplication", { params: { id } });
  await cast.daniel.ask("withdrawApplication", { params: { id } });
  return { id, jobId };
}

describe("applying again", () => {
  test("after a withdrawal makes the same application pending, with a new cover letter and price", async () => {
    const { id, jobId } = await applyAndWithdraw();
    expect(await ownOf(id)).toMatchObject({ status: "withdrawn", mayReapply: true });
    expect(await viewerOf(jobId)).toMatchObject({ id, status: "withdrawn", mayReapply: true });
    later();
    const proposedPay = { kind: "hourly", cents: 6100 };
    const answer = await send(cast.daniel, jobId, { coverLetter: newCoverLetter, proposedPay });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      id,
      status: "pending",
      coverLetter: newCoverLetter,
      proposedPay,
      createdAt: site.time.now.toISOString(),
      viewedAt: null,
      decidedAt: null,
      reason: null,
      contractId: null,
      mayReapply: false,
    });
    const rows = await applicationsTo(jobId);
    expect(rows).toMatchObject([{ id, answeredAt: null, decidedById: null }]);
    expect(await viewerOf(jobId)).toMatchObject({ id, status: "pending", mayReapply: false });
    expect(await latestNotification(site, cast.partner)).toMatchObject({
      title: "Daniel Reyes applied again",
      actionUrl: `/applicants?application=${id}`,
    });
  });

  test("leaves out the earlier price", async () => {
    const { id: jobId } = await createPosting(site, cast);
    const proposedPay = { kind: "hourly", cents: 6100 };
    const { id } = (await send(cast.daniel, jobId, { proposedPay })).json<OwnApplication>();
    await cast.daniel.ask("withdrawApplication", { params: { id } });
    expect((await send(cast.daniel, jobId)).json()).toMatchObject({ id, proposedPay: null });
  });

  test("after a canceled contract keeps that contract and leads to another", async () => {
    const { id: jobId } = await createPosting(site, cast);
    const { id } = (await send(cast.daniel, jobId)).json<OwnApplication>();
    const first = await decide(id, "accepted");
    expect(await ownOf(id)).toMatchObject({ mayReapply: false });
    await cancel(first.contractId);
    expect(await ownOf(id), "the job is filled").toMatchObject({ mayReapply: false });
    expect((await send(cast.daniel, jobId)).body).toBe(errorMessages.positionFilled);
    await reopen(jobId);
    expect(await ownOf(id)).toMatchObject({ status: "accepted", mayReapply: true });
    later();
    expect((await send(cast.daniel, jobId)).json()).toMatchObject({
      id,
      status: "pending",
      decidedAt: null,
      contractId: first.contractId,
    });
    expect(await applicationsTo(jobId)).toMatchObject([{ answeredAt: null, decidedById: null }]);
    const second = await decide(id, "accepted");
    expect(second.contractId).not.toBe(first.contractId);
    expect((await contractsOf(jobId)).map(({ status }) => status)).toEqual(["cancelled", "pending_terms"]);
    const query = { query: { jobId } };
    for (const list of [
      await cast.partner.ask<ReceivedApplication[]>("listReceivedApplications", query),
      (await cast.daniel.ask<OwnApplication[]>("listOwnApplications")).filter((row) => row.jobId === jobId),
    ])
      expect(
        list.map((row) => row.contractId),
        "one row, with the latest contract",
      ).toEqual([second.contractId]);
  });

  test("comes first in the lists again", async () => {
    const { id, jobId } = await applyAndWithdraw();
    later();
    await send(cast.leila, jobId);
    await send(cast.daniel, (await createPosting(site, cast)).id);
    later();
    await send(cast.daniel, jobId);
    const received = await cast.partner.ask<ReceivedApplication[]>("listReceivedApplications");
    const own = await cast.daniel.ask<OwnApplication[]>("listOwnApplications");
    expect([received[0]?.id, own[0]?.id]).toEqual([id, id]);
  });

  test.each(["pending", "reviewing", "accepted", "rejected"])("is refused while %s", async (status) => {
    const { id: jobId } = await createPosting(site, cast, { positions: 2 });
    const { id } = (await send(cast.daniel, jobId)).json<OwnApplication>();
    if (status !== "pending") await decide(id, status, "No");
    const before = await applicationsTo(jobId);
    const answer = await send(cast.daniel, jobId, { coverLetter: newCoverLetter });
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.alreadyApplied]);
    expect(await applicationsTo(jobId)).toEqual(before);
    expect((await ownOf(id)).mayReapply).toBe(false);
  });

  test("is refused after a completed contract", async () => {
    const { id: jobId } = await createPosting(site, cast);
    const { id } = (await send(cast.daniel, jobId)).json<OwnApplication>();
    await decide(id, "accepted");
    await site.db.update(contracts).set({ status: "completed" }).where(eq(contracts.jobId, jobId));
    await reopen(jobId);
    expect((await send(cast.daniel, jobId)).body).toBe(errorMessages.alreadyApplied);
  });

  test.each([
    ["closed", errorMessages.positionClosed],
    ["filled", errorMessages.positionFilled],
  ] as const)("to a %s job is refused", async (status, sentence) => {
    const { id, jobId } = await applyAndWithdraw();
    await site.db.update(jobs).set({ status }).where(eq(jobs.id, jobId));
    const answer = await send(cast.daniel, jobId);
    expect([answer.statusCode, answer.body]).toEqual([409, sentence]);
    expect((await ownOf(id)).mayReapply).toBe(false);
  });

  test("checks the price again, and changes nothing when it is refused", async () => {
    const { id, jobId } = await applyAndWithdraw();
    await site.db.update(jobs).set({ budgetRange: "$900 flat fee" }).where(eq(jobs.id, jobId));
    const answer = await send(cast.daniel, jobId, { proposedPay: { kind: "hourly", cents: 5000 } });
    expect([answer.statusCode, answer.body]).toEqual([400, errorMessages.payKindOfBudget("flat")]);
    expect((await ownOf(id)).status).toBe("withdrawn");
  });

  test("is for the applicant: another person's application is a new one", async () => {
    const { id, jobId } = await applyAndWithdraw();
    const other = (await send(cast.leila, jobId)).json<OwnApplication>();
    expect(other.id).not.toBe(id);
    expect((await ownOf(id)).status).toBe("withdrawn");
    expect((await send(cast.rival, jobId)).statusCode).toBe(403);
    expect((await site.anonymous.call("apply", { body: { jobId, coverLetter } })).statusCode).toBe(401);
  });

  test("twice at the same time succeeds once", async () => {
    const { jobId } = await applyAndWithdraw();
    const again = () => send(cast.daniel, jobId, { coverLetter: newCoverLetter });
    const answers = await raceTransactions(site, "applications", [again, again, again]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409,
    ]);
    expect(await applicationsTo(jobId)).toHaveLength(1);
  });
});

/** One step on a job with two applicants. Refused steps are part of the test. */
const steps = ["apply", "withdraw", "accept", "reject", "agree", "cancel", "close", "reopen"] as const;

describe("any sequence of steps", () => {
  async function take(step: (typeof steps)[number], who: Cast["daniel"], jobId: number): Promise<void> {
    if (step === "apply") return void (await send(who, jobId));
    if (step === "close" || step === "reopen") {
      const body = { status: step === "close" ? "closed" : "open", confirm: true };
      return void (await cast.partner.call("changeJobStatus", { params: { id: jobId }, body }));
    }
    const application = (await applicationsTo(jobId)).find(({ paralegalId }) => paralegalId === who.id);
    const params = { id: application?.id ?? 0 };
    if (step === "withdraw") return void (await who.call("withdrawApplication", { params }));
    if (step === "accept" || step === "reject") {
      const body = { status: step === "accept" ? "accepted" : "rejected" };
      return void (await cast.partner.call("decideApplication", { params, body }));
    }
    const contract = (await contractsOf(jobId)).findLast(({ paralegalId }) => paralegalId === who.id);
    const of = { params: { id: contract?.id ?? 0 } };
    if (step === "cancel")
      return void (await who.call("cancelContract", { ...of, body: { reason: "Another matter." } }));
    await cast.partner.call("agreeToTerms", of);
    await who.call("agreeToTerms", of);
  }

  test("leaves one application per person, and at most one live contract for it", async () => {
    const sequence = fc.array(fc.tuple(fc.constantFrom(...steps), fc.boolean()), {
      minLength: 4,
      maxLength: 14,
    });
    await fc.assert(
      fc.asyncProperty(sequence, async (moves) => {
        const { id: jobId } = await createPosting(site, cast);
        for (const [step, first] of moves) {
          await take(step, first ? cast.daniel : cast.leila, jobId);
          const rows = await applicationsTo(jobId);
          expect(new Set(rows.map(({ paralegalId }) => paralegalId)).size).toBe(rows.length);
          const made = await contractsOf(jobId);
          for (const { id, status, paralegalId } of rows) {
            const own = made.filter(({ applicationId }) => applicationId === id);
            const live = own.filter((contract) => contract.status !== "cancelled");
            expect(live.length).toBeLessThanOrEqual(1);
            if (live.length === 1) expect(status).toBe("accepted");
            const listed = await cast.partner.ask<ReceivedApplication[]>("listReceivedApplications", {
              query: { jobId },
            });
            expect(listed.filter(({ paralegal }) => paralegal.id === paralegalId)).toMatchObject([
              { id, contractId: own.at(-1)?.id ?? null },
            ]);
          }
        }
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 25) },
    );
  }, 120_000);

  test("at the same time, too", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id: jobId } = await createPosting(site, cast);
      await send(cast.daniel, jobId);
      await take("accept", cast.daniel, jobId);
      await take("reopen", cast.daniel, jobId);
      await take("cancel", cast.daniel, jobId);
      await Promise.all(
        (["apply", "apply", "accept", "withdraw", "apply", "accept"] as const).map((step) =>
          take(step, cast.daniel, jobId),
        ),
      );
      const [application, ...more] = await applicationsTo(jobId);
      expect(more).toEqual([]);
      const live = (await contractsOf(jobId)).filter(({ status }) => status !== "cancelled");
      expect(live).toHaveLength(application?.status === "accepted" && live.length > 0 ? 1 : 0);
    }
  });
});
