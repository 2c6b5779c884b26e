/**
 * Reads everything that can be read while reviews are hidden, before and after their authors change the rating and the
 * text: to everyone but the author's side every answer stays the same. New endpoints are included automatically.
 */
import { callUrl } from "@caseload/contract/call-url";
import { allEndpoints, type CallName, endpoints } from "@caseload/contract/endpoints";
import { criteriaOf } from "@caseload/contract/engagements/review-rules";
import type { ContractReview } from "@caseload/contract/engagements/reviews";
import type { UserType } from "@caseload/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword } from "../demo/factories.ts";
import { makeReview } from "../demo/reviews.ts";
import { contracts } from "../platform/db/schema/contracts.ts";
import { firms } from "../platform/db/schema/firms.ts";
import { paralegalProfiles } from "../platform/db/schema/profiles.ts";
import { type Announcements, recordAnnouncements, topicsFor } from "../testkit/announcements.ts";
import { type Cast, createContract, createHiringFirm } from "../testkit/hiring.ts";
import { readPdf } from "../testkit/read-pdf.ts";
import { readZip } from "../testkit/read-zip.ts";
import { type Caller, openSite, type Site } from "../testkit/site.ts";
import { createClerk } from "../testkit/staff.ts";
import { passEmailHour } from "../testkit/pass-email-hour.ts";
import { startTestMailer, type TestMailer } from "../testkit/test-mailer.ts";
import { queries } from "./call-queries.ts";

const now = new Date("2026-05-04T15:00Z");
const hourMs = 3_600_000;
/** In every hidden text. */
const mark = "zq7hiddenreview";

let site: Site;
let cast: Cast;
let staff: Caller & { id: number };
let mailer: TestMailer;
let announcements: Announcements;
/** One with a hidden review of the paralegal, and one with a hidden review of the firm. */
const completed: Record<UserType, number> = { attorney: 0, paralegal: 0 };

async function completeContract() {
  const id = await createContract(site, cast, cast.daniel);
  const startedAt = new Date(now.getTime() - 300 * hourMs);
  const endedAt = new Date(now.getTime() - hourMs);
  const [contract] = await site.db
    .update(contracts)
    .set({ status: "completed", startedAt, endedAt })
    .where(eq(contracts.id, id))
    .returning();
  if (!contract) throw new Error("There is no contract.");
  return contract;
}

beforeAll(async () => {
  site = await openSite();
  site.time.now = now;
  cast = await createHiringFirm(site);
  staff = await createClerk(site);
  mailer = await startTestMailer(site);
  await site.db.update(firms).set({ complete: true }).where(eq(firms.id, cast.firmId));
  await site.db.update(paralegalProfiles).set({ isPublic: true });
  completed.attorney = (await completeContract()).id;
  completed.paralegal = (await completeContract()).id;
  // From three published reviews on there are figures to which a hidden one could add.
  for (let count = 0; count < 3; count++) {
    const contract = await completeContract();
    for (const side of ["attorney", "paralegal"] as const)
      await makeReview(site.db, now, contract, { side, rating: 4 });
  }
  announcements = await recordAnnouncements(site.connectionString);
});
afterAll(async () => {
  await announcements.stop();
  await mailer.close();
  await site.close();
});

const reviewOf = (side: UserType, rating: number) => ({
  rating,
  criteria: Object.fromEntries(criteriaOf[side].map((criterion) => [criterion, rating])),
  text: `${mark} of the ${side}, who gives ${rating}.`,
});

/** The text of an answer: that of the files in an archive, and of the pages of a PDF. */
function textOf({ headers, rawPayload, body }: Awaited<ReturnType<Caller["call"]>>): string {
  const type = String(headers["content-type"]);
  if (type.includes("zip")) return JSON.stringify([...readZip(rawPayload)]);
  return type.includes("pdf") ? JSON.stringify(readPdf(rawPayload).pages) : body;
}

/** The ids of a path's records: a contract's is its job's and its application's too, because all are made together. */
function idsOf(path: string): readonly number[] {
  if (path.startsWith("/api/firms/")) return [cast.firmId];
  if (/^\/api\/(?:paralegals|messages|profiles|blocks)\//.test(path))
    return [cast.daniel.id, cast.partner.id];
  return path.includes(":") ? Object.values(completed) : [0];
}

/** Files that take a second each, and are the same in part only: searched once. */
const slow = new Set<CallName>(["downloadEngagement", "downloadAgreement", "printReport"]);

/** The texts of every GET call that answers, by address. */
async function readAll(reader: Caller, withSlow: boolean): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { name, method, path } of allEndpoints) {
    if (method !== "GET" || (slow.has(name) && !withSlow)) continue;
    const names = [...path.matchAll(/:(\w+)/g)].flatMap(([, key]) => key ?? []);
    for (const id of idsOf(path)) {
      const input = { params: Object.fromEntries(names.map((key) => [key, id])), query: queries[name] ?? {} };
      const answer = await reader.call(name, input);
      if (answer.statusCode < 300) texts.set(callUrl(endpoints[name], input), textOf(answer));
    }
  }
  return texts;
}

const marked = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts].flatMap(([address, text]) => (text.includes(mark) ? [address] : []));

/** Addresses whose text has changed. */
const changedIn = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after.keys()].filter((address) => before.get(address) !== after.get(address));

const exportOf = async (who: Caller): Promise<string> => {
  await who.ask("requestDataExport", { body: { password: demoPassword } });
  await mailer.deliver();
  return textOf(await who.call("downloadDataExport"));
};

test("hidden reviews change and name nothing for anyone but their author's side", async () => {
  const { daniel, partner, managing } = cast;
  const outsiders = { rival: cast.rival, staff, visitor: site.anonymous };
  const write = (who: Caller, side: UserType) =>
    who.ask<ContractReview>("writeReview", { params: { id: completed[side] }, body: reviewOf(side, 1) });
  const ofAttorney = await write(partner, "attorney");
  const ofParalegal = await write(daniel, "paralegal");
  const edit = (who: Caller, { id }: ContractReview, side: UserType) =>
    who.ask("editReview", { params: { id }, body: reviewOf(side, 5) });

  // Opening an application once changes it.
  for (const id of Object.values(completed)) await managing.ask("getApplication", { params: { id } });

  const before = new Map<string, Map<string, string>>();
  for (const [name, who] of Object.entries(outsiders)) before.set(name, await readAll(who, false));
  const ofDaniel = await readAll(daniel, true);
  expect(marked(ofDaniel)).toEqual([`/api/contracts/${completed.paralegal}/reviews`]);

  site.time.now = new Date(now.getTime() + hourMs);
  await edit(partner, ofAttorney, "attorney");
  site.time.now = now;
  expect(changedIn(ofDaniel, await readAll(daniel, false))).toEqual([]);

  const ofFirm = await readAll(managing, true);
  expect(marked(ofFirm)).toEqual([`/api/contracts/${completed.attorney}/reviews`]);
  await edit(daniel, ofParalegal, "paralegal");
  expect(changedIn(ofFirm, await readAll(managing, false))).toEqual([]);
  for (const [name, who] of Object.entries(outsiders)) {
    const after = await readAll(who, false);
    expect([...after.keys()], name).toContain(`/api/profiles/paralegal/${daniel.id}/reviews`);
    expect(marked(after), name).toEqual([]);
    expect(changedIn(before.get(name) ?? new Map(), after), name).toEqual([]);
  }
});

test("exports, feeds, emails, notifications and socket frames hold none of them", async () => {
  const heard = await announcements.take();
  expect(JSON.stringify(heard)).not.toContain(mark);
  for (const outsider of [cast.rival, cast.priya, staff])
    expect(topicsFor(heard, outsider.id)).not.toContain("reviews");
  const sent = await mailer.deliver();
  await passEmailHour(site.db);
  sent.push(...(await mailer.deliverDelayed()));
  expect(sent.some(({ text }) => text.includes("wrote a review"))).toBe(true);
  expect(JSON.stringify(sent)).not.toContain(mark);
  for (const [who, side] of [
    [cast.daniel, "paralegal"],
    [cast.partner, "attorney"],
  ] as const) {
    const text = await exportOf(who);
    expect(text).toContain(`${mark} of the ${side}`);
    expect(text).not.toContain(`${mark} of the ${side === "attorney" ? "paralegal" : "attorney"}`);
    const { address } = await who.ask<{ address: string }>("renewCalendarFeed");
    expect((await site.app.inject(new URL(address).pathname)).body).not.toContain(mark);
  }
  expect(await exportOf(cast.rival)).not.toContain(mark);
});
