import type { ExecutiveDashboard } from "@caseload/contract/reporting/dashboards";
import { reviewErrorMessages as messages } from "@caseload/contract/engagements/review-rules";
import type { ContractReview, ContractReviews, ShownReview } from "@caseload/contract/engagements/reviews";
import type { PublicFirm } from "@caseload/contract/firms/firms";
import type { ShownProfile } from "@caseload/contract/profiles/profiles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoPassword as password, makeFirm, makePerson, makeProfile } from "../../../demo/factories.ts";
import { makePayment } from "../../../demo/invoice-factories.ts";
import { makeReview } from "../../../demo/reviews.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { invoices } from "../../../platform/db/schema/invoices.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { reviews } from "../../../platform/db/schema/reviews.ts";
import { type Cast, createContract, createHiringFirm, latestNotification } from "../../../testkit/hiring.ts";
import { raceTransactions } from "../../../testkit/race-transactions.ts";
import { readCsv } from "../../../testkit/read-csv.ts";
import { readZip } from "../../../testkit/read-zip.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { createClerk } from "../../../testkit/staff.ts";
import { openTaskQueue } from "../../../testkit/task-queue.ts";
import { publishReviews } from "./write-review.ts";

const dayMs = 86_400_000;
let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());
const start = new Date("2026-05-04T15:00Z");
beforeEach(async () => {
  site.time.now = start;
  await site.db.delete(reviews);
  await site.db.delete(notifications);
});

/** A contract that was completed an hour ago. */
async function completed(changes: Partial<typeof contracts.$inferInsert> = {}): Promise<number> {
  const id = await createContract(site, cast, cast.daniel);
  const endedAt = new Date(start.getTime() - 3_600_000);
  const startedAt = new Date(start.getTime() - 20 * dayMs);
  await site.db
    .update(contracts)
    .set({ status: "completed", startedAt, endedAt, ...changes })
    .where(eq(contracts.id, id));
  return id;
}

const ofWork = {
  rating: 5,
  criteria: { quality: 5, timeliness: 4, communication: 5 },
  text: "Zq-careful work.",
};
const ofFirm = {
  rating: 3,
  criteria: { instructions: 4, payment: 2, communication: 3 },
  text: "Zq-late payer.",
};

const write = (who: Caller, id: number, body: unknown) => who.call("writeReview", { params: { id }, body });
const look = (who: Caller, id: number) => who.ask<ContractReviews>("listContractReviews", { params: { id } });
const written = async (who: Caller, id: number, body: unknown) => {
  const answer = await write(who, id, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<ContractReview>();
};
const refusal = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, body];

const profileOf = (who: Caller) =>
  who.ask<ShownProfile>("getParalegalProfile", { params: { id: cast.daniel.id } });
const shownOf = (who: Caller) =>
  who.ask<ShownReview[]>("listParalegalReviews", { params: { id: cast.daniel.id } });

describe("a review", () => {
  test("is hidden from the other side, in lists, exports and figures, until both have written", async () => {
    const id = await completed();
    await written(cast.partner, id, ofWork);
    expect((await look(cast.partner, id)).reviews).toMatchObject([{ ...ofWork, publishedAt: null }]);
    expect(await look(cast.daniel, id)).toMatchObject({ reviews: [], mayWrite: true });
    expect(await shownOf(cast.rival)).toEqual([]);
    expect(await latestNotification(site, cast.daniel)).toMatchObject({
      title: "Margaret Okafor wrote a review",
    });
    const queue = await openTaskQueue(site);
    await cast.daniel.ask("requestDataExport", { body: { password } });
    await queue.runDueTasks();
    const files = readZip((await cast.daniel.call("downloadDataExport")).rawPayload);
    for (const [name, text] of files) expect(text, name).not.toContain("Zq-careful");
    await queue.stop();
    const dashboard = await cast.managing.ask<ExecutiveDashboard>("executiveDashboard");
    expect(dashboard.satisfaction).toMatchObject({ mean: null, reviews: 0 });

    await written(cast.daniel, id, ofFirm);
    for (const who of [cast.partner, cast.daniel])
      expect((await look(who, id)).reviews.map(({ text, publishedAt }) => [text, publishedAt])).toEqual([
        ["Zq-careful work.", start.toISOString()],
        ["Zq-late payer.", start.toISOString()],
      ]);
    expect(await shownOf(cast.rival)).toMatchObject([
      { text: "Zq-careful work.", authorName: "Margaret Okafor" },
    ]);
    expect((await cast.managing.ask<ExecutiveDashboard>("executiveDashboard")).satisfaction).toMatchObject({
      mean: 4,
      reviews: 2,
    });
    for (const who of [cast.daniel, cast.partner])
      expect(await latestNotification(site, who)).toMatchObject({ title: "You received a review" });
  });

  test("is published when the period ends, and none is written after that", async () => {
    const id = await completed();
    await written(cast.daniel, id, ofFirm);
    const end = new Date(start.getTime() - 3_600_000 + 14 * dayMs);
    expect(await publishReviews(site.db, new Date(end.getTime() - 1))).toBe(0);
    expect(await publishReviews(site.db, end)).toBe(1);
    site.time.now = end;
    expect((await look(cast.partner, id)).reviews).toMatchObject([{ text: "Zq-late payer." }]);
    expect(refusal(await write(cast.partner, id, ofWork))).toEqual([409, messages.periodOver]);
  });

  test("that is written while the other one is published is in before, or refused", async () => {
    const id = await completed();
    await written(cast.daniel, id, ofFirm);
    const end = new Date(start.getTime() - 3_600_000 + 14 * dayMs);
    site.time.now = new Date(end.getTime() - 1);
    const [answer] = await raceTransactions<unknown>(site, "contracts", [
      () => write(cast.partner, id, ofWork),
      () => publishReviews(site.db, end),
    ]);
    expect(answer).toMatchObject({ statusCode: 201 });
    const { reviews: both } = await look(cast.daniel, id);
    expect(both).toHaveLength(2);
    expect(both.every(({ publishedAt }) => publishedAt !== null)).toBe(true);
  });

  test("is one for each side, also of two colleagues at once", async () => {
    const id = await completed();
    const answers = await raceTransactions(site, "contracts", [
      () => write(cast.partner, id, ofWork),
      () => write(cast.managing, id, ofWork),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      201, 409,
    ]);
    expect(refusal(await write(cast.partner, id, ofWork))).toEqual([409, messages.alreadyReviewed]);
    expect((await look(cast.managing, id)).mayWrite).toBe(false);
  });

  test.each([
    ["a rating of 6", { ...ofWork, rating: 6 }, "Please choose 1 to 5 (rating)"],
    ["a rating of 0", { ...ofWork, rating: 0 }, "Please choose 1 to 5 (rating)"],
    ["half a star", { ...ofWork, rating: 4.5 }, "Please choose 1 to 5 (rating)"],
    ["no text", { ...ofWork, text: " " }, "Please write a few words (text)"],
    [
      "a criterion of 6",
      { ...ofWork, criteria: { ...ofWork.criteria, quality: 6 } },
      "Please choose 1 to 5 (criteria.quality)",
    ],
    [
      "a missing criterion",
      { ...ofWork, criteria: { quality: 5, communication: 5 } },
      messages.criterionMissing("timeliness"),
    ],
    [
      "the other side's criterion",
      { ...ofWork, criteria: { ...ofWork.criteria, payment: 5 } },
      messages.criterionForeign("payment"),
    ],
  ])("with %s is refused with the field", async (_what, body, text) => {
    expect(refusal(await write(cast.partner, await completed(), body))).toEqual([400, text]);
  });

  test.each([
    ["that never started", { status: "cancelled", startedAt: null }, messages.neverStarted],
    ["in progress", { status: "in_progress", endedAt: null }, messages.notCompleted],
    ["that was canceled", { status: "cancelled" }, messages.notCompleted],
  ] as const)("of a contract %s is refused", async (_what, changes, text) => {
    expect(refusal(await write(cast.partner, await completed(changes), ofWork))).toEqual([409, text]);
  });

  test("is its author's to edit until it is published", async () => {
    const id = await completed();
    const { id: reviewId } = await written(cast.partner, id, ofWork);
    const edit = (who: Caller, body: unknown) => who.call("editReview", { params: { id: reviewId }, body });
    const changed = { ...ofWork, rating: 4 };
    expect((await edit(cast.partner, changed)).json()).toMatchObject({
      rating: 4,
      editedAt: start.toISOString(),
    });
    expect(refusal(await edit(cast.partner, { ...ofWork, rating: 6 }))).toEqual([
      400,
      "Please choose 1 to 5 (rating)",
    ]);
    expect(refusal(await edit(cast.managing, changed))).toEqual([403, messages.ownReviewOnly]);
    expect(refusal(await edit(cast.daniel, changed))).toEqual([404, messages.notFound]);
    await written(cast.daniel, id, ofFirm);
    expect(refusal(await edit(cast.partner, changed))).toEqual([409, messages.published]);
  });

  test("is replied to once, by the side that it is about, once it is published", async () => {
    const id = await completed();
    const { id: reviewId } = await written(cast.partner, id, ofWork);
    const reply = (who: Caller, text = "Thank you.") =>
      who.call("replyToReview", { params: { id: reviewId }, body: { text } });
    expect(refusal(await reply(cast.daniel))).toEqual([404, messages.notFound]);
    await written(cast.daniel, id, ofFirm);
    expect((await reply(cast.partner)).statusCode).toBe(403);
    expect(refusal(await reply(cast.daniel, " "))).toEqual([400, "Please write a few words (text)"]);
    expect((await reply(cast.daniel)).json()).toMatchObject({ reply: { text: "Thank you." } });
    expect(refusal(await reply(cast.daniel))).toEqual([409, messages.replied]);
    expect(await shownOf(cast.rival)).toMatchObject([{ reply: { text: "Thank you." } }]);
  });

  test("is unknown to strangers, and read by colleagues who may not write it", async () => {
    const id = await completed();
    await written(cast.partner, id, ofWork);
    for (const who of [cast.rival, cast.priya]) expect((await write(who, id, ofWork)).statusCode).toBe(404);
    expect((await write(cast.associate, id, ofWork)).statusCode).toBe(403);
    expect(await look(cast.associate, id)).toMatchObject({ reviews: [{ rating: 5 }], mayWrite: false });
  });
});

describe("published reviews", () => {
  async function review(side: "attorney" | "paralegal", rating: number) {
    const [contract] = await site.db
      .select()
      .from(contracts)
      .where(eq(contracts.id, await completed()));
    if (!contract) throw new Error("There is no contract.");
    return makeReview(site.db, start, contract, { side, rating, text: `Rated ${rating}.` });
  }

  test("have a mean from three on, without removed ones", async () => {
    await site.db.delete(reviews);
    for (const rating of [5, 4]) await review("attorney", rating);
    expect((await profileOf(cast.rival)).reviews).toBeNull();
    const third = await review("attorney", 4);
    expect((await profileOf(cast.rival)).reviews).toEqual({ mean: 4.3, count: 3 });
    await site.db.update(reviews).set({ removedAt: start }).where(eq(reviews.id, third.id));
    expect((await profileOf(cast.rival)).reviews).toBeNull();
    expect(await shownOf(cast.rival)).toHaveLength(2);
  });

  test("of a firm are on its page, without the authors' names for visitors", async () => {
    const { id: firmId } = await makeFirm(site.db, start, { name: "Halyard Law", complete: true });
    await makePerson(site.db, start, { primaryRole: "managing_partner", firmId });
    for (const rating of [5, 3, 4]) {
      const { id } = await review("paralegal", rating);
      await site.db.update(reviews).set({ firmId }).where(eq(reviews.id, id));
    }
    const params = { id: firmId };
    const firm = await site.anonymous.ask<PublicFirm>("getFirm", { params });
    expect(firm.reviews).toEqual({ mean: 4, count: 3 });
    expect(firm.paidOnTime).toBeNull();
    const [ofVisitor] = await site.anonymous.ask<ShownReview[]>("listFirmReviews", { params });
    expect(ofVisitor).toMatchObject({ text: "Rated 4.", authorName: null });
    const [ofMember] = await cast.priya.ask<ShownReview[]>("listFirmReviews", { params });
    expect(ofMember).toMatchObject({ authorName: "Daniel Reyes" });
    expect(readCsv((await site.anonymous.call("downloadFirmReviews", { params })).body)).toHaveLength(4);
  });

  test("are beside the share of invoices paid by their due day, from five on", async () => {
    const contractId = await completed();
    const { id: firmId } = await makeFirm(site.db, start, { name: "Marlow & Quay", complete: true });
    await makePerson(site.db, start, { primaryRole: "managing_partner", firmId });
    await site.db.update(contracts).set({ firmId }).where(eq(contracts.id, contractId));
    let numberInYear = 0;
    const bill = (paidAfterDays: number | null) =>
      site.db.transaction(async (tx) => {
        const sentAt = new Date(start.getTime() - 60 * dayMs);
        const [invoice] = await tx
          .insert(invoices)
          .values({
            contractId,
            issuerId: cast.daniel.id,
            status: paidAfterDays === null ? "sent" : "paid",
            numberYear: 2025,
            numberInYear: ++numberInYear,
            issuedOn: "2026-03-05",
            dueOn: "2026-04-04",
            createdAt: sentAt,
            sentAt,
          })
          .returning();
        if (!invoice || paidAfterDays === null) return;
        const paidAt = new Date(sentAt.getTime() + paidAfterDays * dayMs);
        const payment = { recordedById: cast.partner.id, cents: 100, status: "confirmed" } as const;
        await makePayment(tx, paidAt, { invoiceId: invoice.id, decidedAt: paidAt, ...payment });
      });
    const rate = async () =>
      (await site.anonymous.ask<PublicFirm>("getFirm", { params: { id: firmId } })).paidOnTime;
    for (const days of [1, 30, 31, null]) await bill(days);
    expect(await rate()).toBeNull();
    await bill(29);
    expect(await rate()).toEqual({ percent: 60, invoices: 5 });
    // 10 PM on the due day in the payee's time zone: the unpaid one is not late yet.
    const now = site.time.now;
    site.time.now = new Date("2026-04-05T02:00:00Z");
    expect(await rate()).toBeNull();
    site.time.now = now;
  });

  test("of a profile that is not public are unknown to visitors", async () => {
    const { id } = await makePerson(site.db, start, { primaryRole: "freelance_paralegal" });
    await makeProfile(site.db, start, { userId: id, isPublic: false });
    for (const name of ["listParalegalReviews", "downloadParalegalReviews"] as const) {
      expect((await site.anonymous.call(name, { params: { id } })).statusCode).toBe(404);
      expect((await cast.rival.call(name, { params: { id } })).statusCode).toBe(200);
    }
  });

  test("of both sides can be reported, and staff take them down and restore them", async () => {
    const params = { id: cast.firmId };
    await site.db.update(firms).set({ complete: true }).where(eq(firms.id, cast.firmId));
    const ofFirmNow = () => site.anonymous.ask<ShownReview[]>("listFirmReviews", { params });
    for (const [side, author, reporter, shown] of [
      ["attorney", cast.partner, cast.daniel, () => shownOf(cast.rival)],
      ["paralegal", cast.daniel, cast.partner, ofFirmNow],
    ] as const) {
      await site.db.delete(reviews);
      const { id: subjectId } = await review(side, 1);
      expect(await shown()).toMatchObject([{ id: subjectId, text: "Rated 1." }]);
      const complaint = { reason: "false_claims", text: "Nothing of this is true." };
      const report = () =>
        reporter.call("reportAbuse", { body: { ...complaint, subject: "review", subjectId } });
      expect((await report()).statusCode).toBe(201);
      const staff = await createClerk(site);
      expect(await staff.ask("listReports")).toContainEqual(
        expect.objectContaining({ subject: "review", subjectId }),
      );
      const body = {
        userId: author.id,
        kind: "takedown",
        subject: "review",
        subjectId,
        reason: "The work was never done.",
      };
      const sanction = await staff.ask<{ id: number; excerpt: string }>("imposeSanction", { body });
      expect(sanction.excerpt).toBe("Rated 1.");
      expect(await shown()).toEqual([]);
      expect(await latestNotification(site, author)).toMatchObject({ title: "Your review was removed" });
      expect((await report()).statusCode).toBe(404);
      const lifting = { params: { id: sanction.id }, body: { note: "The contract shows it." } };
      await staff.ask("liftSanction", lifting);
      expect(await shown()).toMatchObject([{ text: "Rated 1." }]);
    }
  });
});
