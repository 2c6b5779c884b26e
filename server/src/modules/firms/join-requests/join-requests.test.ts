import { errorMessages } from "@caseload/contract/error-messages";
import { dishonestFirmName, reservedFirmName } from "@caseload/contract/fields";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import type { PublicFirm } from "@caseload/contract/firms/firms";
import type { JoinRequest, OwnJoinRequest } from "@caseload/contract/firms/join-requests";
import type { Notification } from "@caseload/contract/notifications/notifications";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attempts, users } from "../../../platform/db/schema/accounts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { joinRequests } from "../../../platform/db/schema/join-requests.ts";
import { makeFirm } from "../../../demo/factories.ts";
import { type Colleague, createFirm, createSignedIn, type TestFirm } from "../../../testkit/firm.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { startTestMailer, type TestMailer, tokenIn } from "../../../testkit/test-mailer.ts";

let site: Site;
let mailer: TestMailer;
let firm: TestFirm;
let newcomer: Colleague;
beforeAll(async () => {
  site = await openSite();
  mailer = await startTestMailer(site);
});
afterAll(async () => {
  await mailer.close();
  await site.close();
});
let number = 0;
beforeEach(async () => {
  await site.db.delete(attempts);
  firm = await createFirm(site, { name: `Okafor Lindqvist ${(number += 1)}x LLP`, complete: true });
  newcomer = await attorney();
  await mailer.deliver();
});

/** An attorney with an unnamed firm of their own, as after registration. */
async function attorney(): Promise<Colleague> {
  const { id } = await makeFirm(site.db, site.time.now, { name: null });
  return createSignedIn(site, { primaryRole: "managing_partner", firmId: id });
}
const nameOf = async (id: number) =>
  (await site.db.select({ name: firms.name }).from(firms).where(eq(firms.id, id)))[0]?.name ?? "";
const name = (who: Caller, firmName: string) =>
  who.call("createFirmProfile", {
    body: {
      firmName,
      location: "Boise, ID",
      firmSize: "small",
      workType: "remote",
      practiceAreas: ["litigation"],
    },
  });
const ask = (who: Caller, id = firm.firmId) => who.call("requestToJoin", { params: { id } });
const list = (who: Caller = firm.admin) => who.ask<JoinRequest[]>("listJoinRequests");
const own = async (who: Caller) =>
  (await who.ask<{ request: OwnJoinRequest | null }>("getOwnJoinRequest")).request;
const newest = async (who: Caller) => (await who.ask<Notification[]>("listNotifications"))[0];

describe("a firm's name", () => {
  test("that looks like another's is refused, with a link to that firm and nothing else of it", async () => {
    const taken = await nameOf(firm.firmId);
    for (const given of [
      taken,
      `The Law Offices of ${taken.replace("LLP", "P.C.")}`,
      taken.toUpperCase(),
      taken.replaceAll(" ", ""),
      taken.replaceAll(" ", "").toLowerCase(),
      taken.replaceAll(" ", "-"),
      taken.replace("LLP", "L L P"),
      taken.replace("LLP", "Limited Liability Partnership"),
    ]) {
      const answer = await name(newcomer, given);
      expect([answer.statusCode, answer.body]).toEqual([
        409,
        `A firm named ${taken} is already on Caseload.`,
      ]);
      expect(answer.headers.link).toBe(`</firms/${firm.firmId}>; rel="related"`);
    }
    expect((await name(newcomer, `${taken} Boise`)).statusCode).toBe(201);
  });

  test("that adds general words to another's is allowed, and its public page names the other firm", async () => {
    const taken = await nameOf(firm.firmId);
    const [own] = await site.db.select({ id: users.firmId }).from(users).where(eq(users.id, newcomer.id));
    const similar = async () =>
      (await newcomer.ask<PublicFirm>("getFirm", { params: { id: own?.id ?? 0 } })).similarFirm;
    const [first = "", second = "", ...rest] = taken.split(" ");
    for (const given of [
      `${taken} Group`,
      `${taken} - Official`,
      `${taken}, Attorneys at Law`,
      ...["USA", "Official", "HR", "Legal", "Law", "& Associates", "(New York)"].map(
        (word) => `${taken} ${word}`,
      ),
      [second, first, ...rest].join(" "),
      [first, `${second}s`, ...rest].join(" "),
    ]) {
      expect((await name(newcomer, given)).statusCode).toBe(201);
      expect(await similar(), given).toEqual({ id: firm.firmId, name: taken });
    }
    for (const given of [
      `${taken} - Verified`,
      "Staff",
      "Site Staff",
      "Official",
      "System",
      `${taken} <b>`,
    ]) {
      const refused = await name(newcomer, given);
      const sentence = given.includes("<") ? dishonestFirmName : reservedFirmName;
      expect([refused.statusCode, refused.body]).toEqual([400, `${sentence} (firmName)`]);
    }
    expect((await name(newcomer, `${taken} Boise`)).statusCode).toBe(201);
    expect(await similar()).toBeNull();
    await name(newcomer, `${taken} Group`);
    await site.db.update(users).set({ emailVerified: false }).where(eq(users.firmId, firm.firmId));
    expect(await similar()).toBeNull();
  });

  test("is marked also when the other firm comes later, and no longer when that firm is renamed", async () => {
    const { firmId } = firm;
    const taken = await nameOf(firmId);
    const core = taken.replace(" LLP", "");
    // Of the two firms the copy is the older one.
    const [copier, later] = [newcomer, await attorney()];
    const firmOf = async ({ id }: Colleague) =>
      (await site.db.select({ id: users.firmId }).from(users).where(eq(users.id, id)))[0]?.id ?? 0;
    const [copy, original] = [await firmOf(copier), await firmOf(later)];
    const similar = async (id: number) =>
      (await newcomer.ask<PublicFirm>("getFirm", { params: { id } })).similarFirm;
    expect((await name(firm.admin, `${core} Boise LLP`)).statusCode).toBe(201);
    expect((await name(copier, `${core} Group`)).statusCode).toBe(201);
    await mailer.deliver();
    expect(await similar(copy)).toBeNull();
    expect((await name(later, core)).statusCode).toBe(201);
    await mailer.deliver();
    expect(await similar(copy)).toEqual({ id: original, name: core });
    expect((await name(firm.admin, `${core} Official`)).statusCode).toBe(201);
    await mailer.deliver();
    expect(await similar(copy)).toEqual({ id: original, name: core });
    expect((await name(later, `${core} Boise PLLC`)).statusCode).toBe(201);
    await mailer.deliver();
    expect(await similar(copy)).toMatchObject({ id: firmId });
    expect((await name(firm.admin, `Harbor ${core} LLP`)).statusCode).toBe(201);
    await mailer.deliver();
    expect(await similar(copy)).toBeNull();
  });

  test("is not marked with a later firm that only adds words to it", async () => {
    const taken = await nameOf(firm.firmId);
    expect((await name(newcomer, `${taken} Official`)).statusCode).toBe(201);
    await mailer.deliver();
    const page = await newcomer.ask<PublicFirm>("getFirm", { params: { id: firm.firmId } });
    expect(page.similarFirm).toBeNull();
  });

  test("of firms without a confirmed member is free, and one's own stays", async () => {
    const taken = await nameOf(firm.firmId);
    await site.db.update(users).set({ emailVerified: false }).where(eq(users.firmId, firm.firmId));
    expect((await name(newcomer, taken)).statusCode).toBe(201);
    await site.db.update(users).set({ emailVerified: true }).where(eq(users.firmId, firm.firmId));
    // Both have one name now, as migrated firms may.
    expect((await name(newcomer, taken)).statusCode).toBe(201);
    expect((await name(firm.admin, taken.replace(" LLP", ", LLP"))).statusCode).toBe(201);
    expect((await name(await attorney(), taken)).statusCode).toBe(409);
  });

  test("given to two firms at once goes to one", async () => {
    const [one, other] = [await attorney(), await attorney()];
    const answers = await Promise.all([name(one, `Race ${number} LLP`), name(other, `The Race ${number}`)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test("goes to one of two unconfirmed firms that ask for it at once, and to whoever confirms", async () => {
    const [one, other] = [await attorney(), await attorney()];
    const setConfirmed = async (who: Colleague, emailVerified: boolean) => {
      await site.db.update(users).set({ emailVerified }).where(eq(users.id, who.id));
      site.deps.sessions.forget([who.id]);
    };
    for (const who of [one, other]) await setConfirmed(who, false);
    const wanted = `Tandem ${number} LLP`;
    const answers = await Promise.all([name(one, wanted), name(other, `The Tandem ${number}`)]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(refused?.body).toMatch(/^Another firm has registered the name .*Confirm your email address/);
    expect(refused?.headers.link).toBeUndefined();
    const loser = answers[0]?.statusCode === 409 ? one : other;
    await setConfirmed(loser, true);
    expect((await name(loser, wanted)).statusCode).toBe(201);
  });

  test("on the posting of an unnamed firm is checked too", async () => {
    const taken = await nameOf(firm.firmId);
    const body = {
      title: "Deposition summaries",
      location: "Remote",
      workArrangement: "Remote",
      hoursPerWeek: "10",
      duration: "2 weeks",
      specialties: ["litigation"],
      description: "Summarize two depositions, page and line.",
      firmName: taken,
    };
    for (const call of ["postJob", "saveDraft"] as const) {
      const answer = await newcomer.call(call, { body });
      expect([answer.statusCode, answer.body]).toEqual([409, firmErrorMessages.postingFirmNameTaken(taken)]);
    }
    expect(
      (await newcomer.call("postJob", { body: { ...body, firmName: `${taken} Boise` } })).statusCode,
    ).toBe(201);
    expect((await firm.admin.call("postJob", { body })).statusCode).toBe(201);
  });
});

describe("asking to join", () => {
  test("notifies those who may invite, in the app and by email, and shows them the request", async () => {
    const junior = await firm.hire({ primaryRole: "junior_associate" });
    const answer = await ask(newcomer);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ firmId: firm.firmId, firmName: await nameOf(firm.firmId) });
    expect(await own(newcomer)).toEqual(answer.json());
    expect(await list()).toEqual([
      {
        id: answer.json<OwnJoinRequest>().id,
        userId: newcomer.id,
        name: newcomer.name,
        email: newcomer.email,
        userType: "attorney",
        requestedAt: site.time.now.toISOString(),
      },
    ]);
    expect(await newest(firm.admin)).toMatchObject({
      title: `${newcomer.name} asked to join your firm`,
      actionUrl: "/team",
    });
    expect((await mailer.deliver()).map(({ to }) => to.address)).toEqual([firm.admin.email]);
    expect(await newest(junior)).toBeUndefined();
    expect((await junior.call("listJoinRequests")).statusCode).toBe(403);
  });

  test("needs a confirmed address", async () => {
    await site.db.update(users).set({ emailVerified: false }).where(eq(users.id, newcomer.id));
    const answer = await ask(newcomer);
    expect([answer.statusCode, answer.body]).toEqual([403, errorMessages.confirmEmailFirst]);
    expect(await list()).toEqual([]);
  });

  test("is possible once at a time, also in parallel, and again after withdrawing", async () => {
    const answers = await Promise.all([ask(newcomer), ask(newcomer), ask(newcomer)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const other = await createFirm(site, { name: "Tallgrass Immigration Law", complete: true });
    const refused = await ask(newcomer, other.firmId);
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      firmErrorMessages.joinRequestOpen(await nameOf(firm.firmId)),
    ]);
    for (const _ of [1, 2]) expect((await newcomer.call("withdrawJoinRequest")).statusCode).toBe(200);
    expect([await own(newcomer), await list()]).toEqual([null, []]);
    expect((await ask(newcomer, other.firmId)).statusCode).toBe(201);
  });

  test("is refused at one's own firm, and at a firm without a name or a confirmed member", async () => {
    const inside = await ask(firm.admin);
    expect([inside.statusCode, inside.body]).toEqual([409, firmErrorMessages.ownFirm]);
    const unnamed = await makeFirm(site.db, site.time.now, { name: null });
    const empty = await makeFirm(site.db, site.time.now, { name: "Nobody's Firm" });
    for (const id of [unnamed.id, empty.id, 2_000_000_000]) {
      const answer = await ask(newcomer, id);
      expect([answer.statusCode, answer.body]).toEqual([404, firmErrorMessages.firmNotFound]);
    }
  });

  test("has a limit", async () => {
    for (let made = 0; made < 5; made += 1) {
      expect((await ask(newcomer)).statusCode).toBe(201);
      await newcomer.ask("withdrawJoinRequest");
    }
    const refused = await ask(newcomer);
    expect([refused.statusCode, refused.body]).toEqual([
      429,
      expect.stringMatching(
        /^You've sent 5 requests to join a firm in the last minute\. Try again in \d+ seconds\.$/,
      ),
    ]);
  });
});

describe("answering a request", () => {
  const requestId = async () => (await ask(newcomer)).json<OwnJoinRequest>().id;
  const invite = (who: Caller, id: number, body: object = { primaryRole: "associate" }) =>
    who.call("inviteRequester", { params: { id }, body });
  const decline = (who: Caller, id: number) => who.call("declineJoinRequest", { params: { id } });

  test("with an invitation leads into the firm with the role", async () => {
    const id = await requestId();
    await mailer.deliver();
    expect((await invite(firm.admin, id)).statusCode).toBe(200);
    expect([await list(), await own(newcomer)]).toEqual([[], null]);
    expect(await newest(newcomer)).toMatchObject({
      title: `${await nameOf(firm.firmId)} invited you to join`,
    });
    const emails = await mailer.deliver();
    expect(emails.map(({ to }) => to.address)).toEqual([newcomer.email]);
    expect(
      (await newcomer.call("acceptInvitation", { body: { token: tokenIn(emails[0]) } })).statusCode,
    ).toBe(200);
    const [joined] = await site.db.select().from(users).where(eq(users.id, newcomer.id));
    expect(joined).toMatchObject({ firmId: firm.firmId, primaryRole: "associate" });
    for (const late of [await invite(firm.admin, id), await decline(firm.admin, id)])
      expect([late.statusCode, late.body]).toEqual([404, firmErrorMessages.joinRequestNotFound]);
  });

  test("with a role of the other side, or above one's own, is refused, and the request stays", async () => {
    const id = await requestId();
    const wrongSide = await invite(firm.admin, id, { primaryRole: "paralegal" });
    expect([wrongSide.statusCode, wrongSide.body]).toEqual([
      400,
      `${firmErrorMessages.roleOfParalegals} (primaryRole)`,
    ]);
    const deputy = await firm.hire({ primaryRole: "firm_admin" });
    expect((await invite(deputy, id, { primaryRole: "managing_partner" })).statusCode).toBe(403);
    expect(await list()).toHaveLength(1);
  });

  test("by declining tells the person, who can ask the firm again after 30 days", async () => {
    const id = await requestId();
    expect((await decline(firm.admin, id)).statusCode).toBe(200);
    expect([await list(), await own(newcomer)]).toEqual([[], null]);
    expect(await newest(newcomer)).toMatchObject({
      title: `${await nameOf(firm.firmId)} declined your request to join`,
    });
    const again = await ask(newcomer);
    expect([again.statusCode, again.body]).toEqual([409, firmErrorMessages.joinRequestDeclined(30)]);
    const now = site.time.now;
    site.time.now = new Date(now.getTime() + 30 * 86_400_000);
    expect((await ask(newcomer)).statusCode).toBe(201);
    site.time.now = now;
    expect(await site.db.$count(joinRequests, eq(joinRequests.userId, newcomer.id))).toBe(1);
  });

  test("twice at once happens once", async () => {
    const id = await requestId();
    const answers = await Promise.all([
      invite(firm.admin, id),
      decline(firm.admin, id),
      invite(firm.admin, id),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("is not possible for outsiders and members without the permission", async () => {
    const id = await requestId();
    const rival = await createFirm(site);
    const senior = await firm.hire({ primaryRole: "senior_partner" });
    for (const [who, status] of [
      [rival.admin, 404],
      [senior, 403],
      [newcomer, 404],
      [site.anonymous, 401],
    ] as const)
      expect([(await invite(who, id)).statusCode, (await decline(who, id)).statusCode]).toEqual([
        status,
        status,
      ]);
    expect(await list(rival.admin)).toEqual([]);
    expect(await list()).toHaveLength(1);
  });
});
