import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import { workLimits } from "@caseload/contract/engagements/work-limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { deliverables, deliverableSubmissions } from "../../../platform/db/schema/work.ts";
import { startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createContract, createHiringFirm, latestNotification } from "../../../testkit/hiring.ts";
import { agree, hourlyAt } from "../../../testkit/negotiate.ts";
import { readCsv } from "../../../testkit/read-csv.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { accept, add, giveBack, logOf, submit } from "./work.fixture.ts";

const start = new Date("2026-11-16T14:00:00Z");
let site: Site;
let cast: Cast;
let id: number;
beforeAll(async () => {
  site = await openSite();
  site.time.now = start;
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.time.now = start;
  id = await startEngagement(site, cast, { ...hourlyAt(5_400), startsOn: "2026-11-16" });
});

/** Beyond the five seconds in which a repeated request is answered with the first result. */
function wait(): void {
  site.time.now = new Date(site.time.now.getTime() + 60_000);
}
const listFor = (who: Cast["daniel"]) => who.ask<Deliverable[]>("listDeliverables", { params: { id } });
const statusOf = async (answer: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await answer;
  return [statusCode, body];
};

describe("adding", () => {
  test("either side adds one, and the other is notified", async () => {
    const instructions = "In the form of the protective order.";
    const ofFirm = await add(cast.partner, id, { instructions });
    expect(ofFirm).toMatchObject({
      title: "Privilege log, volume 3",
      instructions,
      dueOn: "2026-11-19",
      status: "due",
      createdByName: "Margaret Okafor",
      createdBySide: "attorney",
      submissions: [],
      may: { submit: false, decide: false, change: true },
    });
    expect(await latestNotification(site, cast.daniel)).toMatchObject({
      title: "Deliverable added",
      message: expect.stringMatching(/"Privilege log, volume 3" on .+, due November 19, 2026\.$/),
      actionUrl: `/contracts/${id}?tab=work`,
    });
    const own = await add(cast.daniel, id, { title: "Transmittal letter", dueOn: undefined });
    expect(own).toMatchObject({
      dueOn: null,
      createdBySide: "paralegal",
      may: { submit: true, change: true },
    });
    expect(await latestNotification(site, cast.partner)).toMatchObject({ title: "Deliverable added" });
    expect((await listFor(cast.associate)).map(({ title, may }) => [title, may])).toEqual([
      ["Privilege log, volume 3", { submit: false, decide: false, change: false }],
      ["Transmittal letter", { submit: false, decide: false, change: false }],
    ]);
  });

  test.each([
    ["no title", { title: "" }, "Please enter a title (title)"],
    [
      "a long title",
      { title: "x".repeat(workLimits.title + 1) },
      "Please use at most 200 characters (title)",
    ],
    ["a day that is none", { dueOn: "2026-02-30" }, "Please enter a date (dueOn)"],
    [
      "long instructions",
      { instructions: "x".repeat(workLimits.text + 1) },
      "Please use at most 4000 characters (instructions)",
    ],
  ])("with %s is refused", async (_name, change, text) => {
    const body = { title: "Privilege log", ...change };
    expect(await statusOf(cast.partner.call("addDeliverable", { params: { id }, body }))).toEqual([
      400,
      text,
    ]);
    expect(await listFor(cast.partner)).toEqual([]);
  });

  test("strangers learn nothing, and members who only read add nothing", async () => {
    const body = { title: "Privilege log" };
    const codes = await Promise.all(
      [cast.rival, cast.leila, cast.junior, cast.associate].map(
        async (who) => (await who.call("addDeliverable", { params: { id }, body })).statusCode,
      ),
    );
    expect(codes).toEqual([404, 404, 404, 403]);
    for (const who of [cast.rival, cast.leila, cast.junior])
      expect((await who.call("listDeliverables", { params: { id } })).statusCode).toBe(404);
  });

  test("only once the terms are agreed and until the contract ends", async () => {
    const pending = await createContract(site, cast, cast.leila);
    const body = { title: "Privilege log" };
    const answerOf = (contractId: number) =>
      cast.partner.call("addDeliverable", { params: { id: contractId }, body });
    expect((await answerOf(pending)).statusCode).toBe(409);
    await agree(cast.partner, pending);
    await agree(cast.leila, pending);
    wait();
    expect((await answerOf(pending)).statusCode).toBe(201);
    await cast.partner.ask("completeContract", { params: { id } });
    expect((await answerOf(id)).statusCode).toBe(409);
  });

  test("a double click adds one, and the limit holds", async () => {
    const click = () =>
      cast.partner.call("addDeliverable", { params: { id }, body: { title: "Privilege log" }, key: null });
    const answers = await Promise.all([click(), click()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await listFor(cast.partner)).toHaveLength(1);
    await site.db.insert(deliverables).values(
      Array.from({ length: workLimits.deliverables - 1 }, (_, at) => ({
        contractId: id,
        title: `Volume ${at}`,
        authorId: cast.partner.id,
        authorSide: "attorney" as const,
        createdAt: start,
      })),
    );
    const body = { title: "One too many" };
    expect((await cast.daniel.call("addDeliverable", { params: { id }, body })).statusCode).toBe(409);
  });
});

describe("editing", () => {
  test("the side that added it edits and deletes it until it is submitted", async () => {
    const { id: own } = await add(cast.partner, id, { instructions: "By volume." });
    const change = (who: Cast["daniel"], body: unknown) =>
      who.call("changeDeliverable", { params: { id: own }, body });
    expect((await change(cast.daniel, { title: "Mine" })).statusCode).toBe(403);
    expect((await change(cast.associate, { title: "Mine" })).statusCode).toBe(403);
    expect((await change(cast.leila, { title: "Mine" })).statusCode).toBe(404);
    expect((await change(cast.partner, {})).statusCode).toBe(400);
    expect((await change(cast.managing, { dueOn: null })).json()).toMatchObject({
      dueOn: null,
      instructions: "By volume.",
    });
    expect((await change(cast.partner, { instructions: "" })).json()).toMatchObject({ instructions: null });
    await submit(cast.daniel, own);
    expect((await change(cast.partner, { title: "Other" })).statusCode).toBe(409);
    const remove = () => cast.partner.call("deleteDeliverable", { params: { id: own } });
    expect((await remove()).statusCode).toBe(409);
    await giveBack(cast.partner, own, "Please add reasons.");
    expect((await remove()).statusCode).toBe(409);
  });

  test("nothing is deleted under a legal hold", async () => {
    const { id: own } = await add(cast.daniel, id);
    await cast.managing.ask("setLegalHold", {
      params: { id },
      body: { on: true, reason: "A suit is expected." },
    });
    expect((await cast.daniel.call("deleteDeliverable", { params: { id: own } })).statusCode).toBe(409);
    expect(await listFor(cast.daniel)).toHaveLength(1);
  });

  test("deleted is gone", async () => {
    const { id: own } = await add(cast.daniel, id);
    expect((await cast.partner.call("deleteDeliverable", { params: { id: own } })).statusCode).toBe(403);
    await cast.daniel.ask("deleteDeliverable", { params: { id: own } });
    expect(await listFor(cast.partner)).toEqual([]);
    expect((await cast.daniel.call("deleteDeliverable", { params: { id: own } })).statusCode).toBe(404);
  });
});

describe("submitting and answering", () => {
  test("submitted, returned with a reason, resubmitted and approved, with all of it kept", async () => {
    const { id: own } = await add(cast.partner, id);
    const first = await submit(cast.daniel, own, { note: "118 entries." });
    expect(first).toMatchObject({
      status: "submitted",
      may: { submit: false, decide: false, change: false },
      submissions: [{ note: "118 entries.", submittedByName: "Daniel Reyes", answer: null, decidedAt: null }],
    });
    expect(await latestNotification(site, cast.partner)).toMatchObject({ title: "Deliverable submitted" });
    expect((await listFor(cast.partner))[0]?.may.decide).toBe(true);

    const reason = "Calls on attachments 14 to 31 have no reason.";
    expect(await giveBack(cast.partner, own, reason)).toMatchObject({ status: "returned" });
    expect(await latestNotification(site, cast.daniel)).toMatchObject({
      title: "Deliverable returned",
      message: expect.stringContaining(reason),
      priority: "high",
    });
    wait();
    expect(await submit(cast.daniel, own)).toMatchObject({ status: "submitted", submissions: [{}, {}] });
    expect(await latestNotification(site, cast.partner)).toMatchObject({ title: "Deliverable resubmitted" });
    const approved = await accept(cast.managing, own, "Spot-checked 20 of 118.");
    expect(approved).toMatchObject({
      status: "approved",
      may: { submit: false, decide: false, change: false },
      submissions: [
        { note: "118 entries.", answer: "returned", comments: reason, decidedByName: "Margaret Okafor" },
        {
          note: null,
          answer: "approved",
          comments: "Spot-checked 20 of 118.",
          decidedByName: "Ingrid Lindqvist",
        },
      ],
    });
    expect(
      (await logOf(cast.daniel, id)).map(({ kind, authorName, deliverable, text }) => ({
        kind,
        authorName,
        deliverable,
        text,
      })),
    ).toEqual([
      {
        kind: "deliverable_approved",
        authorName: "Ingrid Lindqvist",
        deliverable: { id: own, title: "Privilege log, volume 3" },
        text: 'Approved "Privilege log, volume 3". Spot-checked 20 of 118.',
      },
      {
        kind: "deliverable_returned",
        authorName: "Margaret Okafor",
        deliverable: { id: own, title: "Privilege log, volume 3" },
        text: `Returned "Privilege log, volume 3". ${reason}`,
      },
    ]);
  });

  test("returning needs a reason, and a submission takes only files of the contract", async () => {
    const { id: own } = await add(cast.partner, id);
    const files = { params: { id: own }, body: { fileIds: [2_000_000_000] } };
    expect(await statusOf(cast.daniel.call("submitDeliverable", files))).toEqual([
      400,
      "Please choose files of this contract (fileIds)",
    ]);
    await submit(cast.daniel, own);
    for (const body of [{}, { comments: "  " }])
      expect(await statusOf(cast.partner.call("returnDeliverable", { params: { id: own }, body }))).toEqual([
        400,
        "Please give a reason (comments)",
      ]);
    expect((await listFor(cast.partner))[0]?.status).toBe("submitted");
  });

  test("a submission names the versions of the files that it consists of", async () => {
    const { id: own } = await add(cast.partner, id);
    const content = new Uint8Array(Buffer.from("118 entries"));
    const shared = await cast.daniel.ask<{ id: number }>("uploadContractFile", {
      params: { id },
      body: {},
      file: { name: "privilege-log.txt", type: "text/plain", content },
    });
    expect(await submit(cast.daniel, own, { fileIds: [shared.id, shared.id] })).toMatchObject({
      submissions: [{ files: [{ id: shared.id, name: "privilege-log.txt", version: 1, deleted: false }] }],
    });
    await cast.daniel.ask("deleteContractFile", { params: { id: shared.id } });
    expect((await listFor(cast.partner))[0]?.submissions[0]?.files[0]?.deleted).toBe(true);
  });

  test("the supervising attorney and signers answer; colleagues read; others learn nothing", async () => {
    const { id: own } = await add(cast.partner, id);
    await submit(cast.daniel, own);
    const body = { comments: "Please add reasons." };
    const codesOf = (name: "approveDeliverable" | "returnDeliverable") =>
      Promise.all(
        [cast.associate, cast.junior, cast.rival, cast.leila, cast.daniel].map(
          async (who) => (await who.call(name, { params: { id: own }, body })).statusCode,
        ),
      );
    expect(await codesOf("approveDeliverable")).toEqual([403, 404, 404, 404, 404]);
    expect(await codesOf("returnDeliverable")).toEqual([403, 404, 404, 404, 404]);
    expect((await cast.partner.call("submitDeliverable", { params: { id: own } })).statusCode).toBe(404);
    expect((await cast.leila.call("submitDeliverable", { params: { id: own } })).statusCode).toBe(404);
    await site.db.update(contracts).set({ supervisorId: cast.associate.id }).where(eq(contracts.id, id));
    expect(await accept(cast.associate, own)).toMatchObject({ status: "approved" });
  });

  test("a supervisor who did not post the job is notified of submissions too", async () => {
    await site.db.update(contracts).set({ supervisorId: cast.associate.id }).where(eq(contracts.id, id));
    const { id: own } = await add(cast.partner, id);
    await submit(cast.daniel, own);
    for (const person of [cast.partner, cast.associate])
      expect(await latestNotification(site, person)).toMatchObject({ title: "Deliverable submitted" });
  });

  test.each(["approve twice", "approve and return"])(
    "%s at once: one wins, the other learns it",
    async (how) => {
      const { id: own } = await add(cast.partner, id);
      await submit(cast.daniel, own);
      const params = { id: own };
      const answers = await Promise.all([
        cast.partner.call("approveDeliverable", { params }),
        how === "approve twice"
          ? cast.managing.call("approveDeliverable", { params })
          : cast.managing.call("returnDeliverable", { params, body: { comments: "Please add reasons." } }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
        200, 409,
      ]);
      expect(await logOf(cast.partner, id)).toHaveLength(1);
      const rows = await site.db
        .select()
        .from(deliverableSubmissions)
        .where(eq(deliverableSubmissions.deliverableId, own));
      expect(rows).toHaveLength(1);
    },
  );

  test("after the end nothing is submitted, and what was submitted is still answered", async () => {
    const { id: first } = await add(cast.partner, id);
    const { id: second } = await add(cast.partner, id, { title: "Volume 4" });
    await submit(cast.daniel, first);
    await cast.partner.ask("completeContract", { params: { id } });
    expect((await cast.daniel.call("submitDeliverable", { params: { id: second } })).statusCode).toBe(409);
    expect(await accept(cast.partner, first)).toMatchObject({ status: "approved" });
  });

  test("a canceled contract takes no answers", async () => {
    const { id: own } = await add(cast.partner, id);
    await submit(cast.daniel, own);
    await cast.partner.ask("cancelContract", { params: { id }, body: { reason: "The matter settled." } });
    expect((await cast.partner.call("approveDeliverable", { params: { id: own } })).statusCode).toBe(409);
  });

  test("a quarrel has an end", async () => {
    const { id: own } = await add(cast.partner, id);
    await site.db.insert(deliverableSubmissions).values(
      Array.from({ length: workLimits.submissions }, () => ({
        deliverableId: own,
        submittedById: cast.daniel.id,
        submittedAt: start,
        answer: "returned" as const,
        comments: "Again.",
        decidedById: cast.partner.id,
        decidedAt: start,
      })),
    );
    expect((await cast.daniel.call("submitDeliverable", { params: { id: own } })).statusCode).toBe(409);
    expect((await listFor(cast.daniel))[0]?.status).toBe("due");
  });
});

test("deliverables come by due date in pages, and as CSV with harmless cells", async () => {
  await add(cast.partner, id, { title: "Undated", dueOn: null });
  await add(cast.partner, id, { title: "=SUM(A1)", dueOn: "2026-12-09" });
  const { id: own } = await add(cast.partner, id, { title: "First", dueOn: "2026-11-19" });
  await submit(cast.daniel, own, { note: "Ready." });
  await giveBack(cast.partner, own, "Please add reasons.");
  wait();
  await submit(cast.daniel, own);
  const titles: string[] = [];
  let query: Record<string, string> = { limit: "1" };
  for (let page = 0; page < 3; page++) {
    const answer = await cast.daniel.call("listDeliverables", { params: { id }, query });
    titles.push(...answer.json<Deliverable[]>().map(({ title }) => title));
    const cursor = /cursor=([^&>]+)/.exec(String(answer.headers.link))?.[1];
    query = { limit: "1", ...(cursor !== undefined && { cursor }) };
  }
  expect(titles).toEqual(["First", "=SUM(A1)", "Undated"]);
  const rows = readCsv((await cast.partner.call("downloadDeliverables", { params: { id } })).body);
  expect(rows.slice(1).map((row) => [row[1], row[7], row[11]])).toEqual([
    ["First", "1", "returned"],
    ["First", "2", ""],
    ["'=SUM(A1)", "", ""],
    ["Undated", "", ""],
  ]);
  expect((await cast.leila.call("downloadDeliverables", { params: { id } })).statusCode).toBe(404);
});
