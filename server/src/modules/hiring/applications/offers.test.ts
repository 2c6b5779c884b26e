import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { Offer } from "@caseload/contract/hiring/offers";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeApplication } from "../../../demo/factories.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import type { jobs } from "../../../platform/db/schema/jobs.ts";
import { createApplication, type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const offerOf = (id: number, who = cast.partner) => who.ask<Offer>("getOffer", { params: { id } });
const accept = (id: number, rejectOthers?: boolean) =>
  cast.partner.ask<ReceivedApplication>("decideApplication", {
    params: { id },
    body: { status: "accepted", rejectOthers },
  });
const statusOf = async (id: number) => {
  const [row] = await site.db.select().from(applications).where(eq(applications.id, id));
  return [row?.status, row?.reason];
};

const offers: readonly (readonly [
  name: string,
  posting: Partial<typeof jobs.$inferInsert>,
  application: Partial<typeof applications.$inferInsert>,
  who: "daniel" | "priya",
])[] = [
  ["a named price", {}, { proposedPay: { kind: "hourly", cents: 6_150 } }, "daniel"],
  ["a flat fee", { budgetRange: "$1,500 flat fee", duration: "8 weeks" }, {}, "daniel"],
  ["a profile's rate above the posted range", { budgetRange: "$20-25/hr" }, {}, "daniel"],
  ["a profile's rate", { budgetRange: null }, {}, "daniel"],
  ["no price at all", { budgetRange: null, duration: "Ongoing" }, {}, "priya"],
];
for (const [name, posting, application, who] of offers)
  test(`an offer says what the contract of its acceptance then holds: ${name}`, async () => {
    const job = await createPosting(site, cast, posting);
    const { id } = await makeApplication(site.db, site.time.now, {
      jobId: job.id,
      paralegalId: cast[who].id,
      ...application,
    });
    const offer = await offerOf(id);
    const { contractId } = await accept(id);
    const contract = await cast.partner.ask<ContractDetail>("getContract", {
      params: { id: contractId ?? 0 },
    });
    expect(contract.structuredTerms).toMatchObject(offer.terms);
    expect(contract.payDerivedFrom).toBe(offer.payDerivedFrom);
    expect(contract.supervisor.name).toBe(offer.supervisorName);
  });

test("an offer tells the posted pay, the median that applicants ask, the places left and what becomes of the others", async () => {
  const job = await createPosting(site, cast, { budgetRange: "$48-58/hr", positions: 2 });
  const id = await createApplication(site, cast.daniel, job.id);
  const { id: named } = await makeApplication(site.db, site.time.now, {
    jobId: job.id,
    paralegalId: cast.leila.id,
    status: "reviewing",
    proposedPay: { kind: "hourly", cents: 5_002 },
  });
  await createApplication(site, cast.priya, job.id);
  expect(await offerOf(id)).toMatchObject({
    postedPay: { kind: "hourly", minCents: 4_800, maxCents: 5_800 },
    // Of $54 and $50.02; Priya names no price and has no profile.
    applicantsMedianCents: 5_201,
    positions: { total: 2, taken: 0 },
    conflict: { status: "not_checked", checkedAt: null },
    others: { shortlisted: [{ id: cast.leila.id, name: "Leila Haddad" }], pending: 1, decided: 0 },
  });
  await accept(named);
  expect(await offerOf(id)).toMatchObject({
    positions: { total: 2, taken: 1 },
    others: { shortlisted: [], pending: 1, decided: 1 },
  });
});

test("an offer holds no mailing address of either side", async () => {
  const marks = { firm: "1735 Market Street", home: "2120 Spruce Street" };
  await site.db.update(firms).set({ mailingAddress: `${marks.firm}\nPhiladelphia, PA 19103` });
  await site.db
    .update(users)
    .set({ mailingAddress: `${marks.home}\nPhiladelphia, PA 19103` })
    .where(eq(users.id, cast.leila.id));
  const job = await createPosting(site, cast);
  const id = await createApplication(site, cast.leila, job.id);
  const answer = JSON.stringify(await offerOf(id));
  expect(answer).not.toContain(marks.firm);
  expect(answer).not.toContain(marks.home);
  const { contractId } = await accept(id);
  const contract = await cast.partner.ask<ContractDetail>("getContract", { params: { id: contractId ?? 0 } });
  expect(contract.structuredTerms.paralegalAddress).toContain(marks.home);
});

test("there is no offer for a decided or withdrawn application, nor once every position is taken", async () => {
  const job = await createPosting(site, cast);
  const id = await createApplication(site, cast.daniel, job.id);
  const other = await createApplication(site, cast.leila, job.id);
  const third = await createApplication(site, cast.priya, job.id);
  await cast.priya.ask("withdrawApplication", { params: { id: third } });
  await accept(id);
  for (const [refused, message] of [
    [id, errorMessages.applicationDecided],
    [other, errorMessages.positionFilled],
    [third, errorMessages.applicationWithdrawn],
  ] as const) {
    const answer = await cast.partner.call("getOffer", { params: { id: refused } });
    expect([answer.statusCode, answer.body]).toEqual([409, message]);
  }
});

test("accepting rejects those who are not shortlisted only when asked to, and a canceled contract brings them back", async () => {
  for (const rejectOthers of [undefined, true]) {
    const job = await createPosting(site, cast);
    const id = await createApplication(site, cast.daniel, job.id);
    const pending = await createApplication(site, cast.priya, job.id);
    const { id: shortlisted } = await makeApplication(site.db, site.time.now, {
      jobId: job.id,
      paralegalId: cast.leila.id,
      status: "reviewing",
    });
    const { contractId } = await accept(id, rejectOthers);
    expect(await statusOf(pending)).toEqual(
      rejectOthers ? ["rejected", "position filled"] : ["pending", null],
    );
    expect(await statusOf(shortlisted)).toEqual(["reviewing", null]);
    await cast.partner.ask("cancelContract", {
      params: { id: contractId ?? 0 },
      body: { reason: "The matter settled." },
    });
    await cast.partner.ask("changeJobStatus", {
      params: { id: job.id },
      body: { status: "open", confirm: true },
    });
    expect(await statusOf(pending)).toEqual(["pending", null]);
  }
});

test('the others are not rejected as "position filled" while a position is open', async () => {
  const job = await createPosting(site, cast, { positions: 2 });
  const id = await createApplication(site, cast.daniel, job.id);
  const pending = await createApplication(site, cast.priya, job.id);
  const answer = await cast.partner.call("decideApplication", {
    params: { id },
    body: { status: "accepted", rejectOthers: true },
  });
  expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.positionsStillOpen]);
  expect([await statusOf(id), await statusOf(pending)]).toEqual([
    ["pending", null],
    ["pending", null],
  ]);
});
