import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { demoPassword, makePerson } from "../../../demo/factories.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Cast, createContract, createHiringFirm } from "../../../testkit/hiring.ts";
import { agree, sign } from "../../../testkit/negotiate.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
/** An attorney who supervises and signs nothing. */
let counsel: Cast["partner"];
beforeEach(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  const input = { primaryRole: "of_counsel", firmId: cast.firmId } as const;
  const { id, name } = await makePerson(site.db, site.time.now, input);
  counsel = { id, name, ...(await site.signInAs(id)) };
});
afterEach(() => site.close());

const read = (who: Cast["partner"], id: number) => who.ask<ContractDetail>("getContract", { params: { id } });
const title = "Name another supervising attorney";
async function noticesTo(who: { id: number }) {
  const rows = await site.db.select().from(notifications).where(eq(notifications.userId, who.id));
  return rows.filter((row) => row.title === title).map(({ message, actionUrl }) => ({ message, actionUrl }));
}
const password = { body: { password: demoPassword } };
const departures = {
  "removed from the team": () => cast.managing.call("deactivateMember", { params: { id: counsel.id } }),
  "left the firm": () => counsel.call("leaveFirm"),
  "deactivated the account": () => counsel.call("deactivateAccount", password),
  "deleted the account": () => counsel.call("deleteAccount", password),
} as const;

test.each(Object.keys(departures) as (keyof typeof departures)[])(
  "a supervisor %s: who signed for the firm and the managing partner are asked to name another",
  async (how) => {
    const id = await createContract(site, cast, cast.daniel, {
      title: "Privilege log",
      supervisorId: counsel.id,
    });
    const untouched = await createContract(site, cast, cast.leila, { title: "Cite check" });
    await agree(cast.partner, id);
    await agree(cast.daniel, id);
    expect((await read(cast.daniel, id)).supervisor).toMatchObject({ id: counsel.id, active: true });
    const announcements = await recordAnnouncements(site.connectionString);
    expect((await departures[how]()).statusCode).toBe(200);
    const heard = await announcements.take();
    await announcements.stop();

    for (const who of [cast.partner, cast.managing])
      expect(await noticesTo(who)).toEqual([
        {
          message:
            "The supervising attorney of the contract for Privilege log can no longer supervise for the firm. Propose an amendment that names another attorney.",
          actionUrl: `/contracts/${id}/terms`,
        },
      ]);
    for (const who of [cast.daniel, cast.associate, cast.rival, counsel])
      expect(await noticesTo(who)).toEqual([]);
    for (const who of [cast.partner, cast.daniel]) expect(topicsFor(heard, who.id)).toContain("contracts");
    for (const who of [cast.partner, cast.daniel])
      expect((await read(who, id)).supervisor).toMatchObject({ id: counsel.id, active: false });
    expect((await read(cast.leila, untouched)).supervisor.active).toBe(true);

    // The amendment that the notification asks for puts it right.
    const { version, structuredTerms } = await read(cast.partner, id);
    const terms = { ...structuredTerms, supervisorId: cast.partner.id };
    const body = { base: version, terms, note: "The supervisor has left." };
    const amendment = await cast.partner.ask<ContractVersion>("proposeAmendment", {
      params: { id },
      body,
    });
    await sign(cast.partner, id, amendment);
    await sign(cast.daniel, id, amendment);
    expect((await read(cast.daniel, id)).supervisor).toMatchObject({ id: cast.partner.id, active: true });
  },
);

test("a supervisor who becomes a firm admin is replaced like one who has left", async () => {
  const input = { title: "Privilege log", supervisorId: counsel.id };
  const id = await createContract(site, cast, cast.daniel, input);
  const body = { primaryRole: "firm_admin" };
  await cast.managing.ask("changeMember", { params: { id: counsel.id }, body });
  for (const who of [cast.partner, cast.managing]) expect(await noticesTo(who)).toHaveLength(1);
  expect((await read(cast.daniel, id)).supervisor).toMatchObject({ id: counsel.id, active: false });
  expect(await agreeStatus(cast.daniel, id)).toBe(409);
});

test.each(["associate", "junior_associate"] as const)("a supervisor who becomes a %s stays", async (role) => {
  const input = { title: "Privilege log", supervisorId: counsel.id };
  const id = await createContract(site, cast, cast.daniel, input);
  const body = { primaryRole: role };
  await cast.managing.ask("changeMember", { params: { id: counsel.id }, body });
  expect(await noticesTo(cast.managing)).toEqual([]);
  expect((await read(cast.daniel, id)).supervisor).toMatchObject({ id: counsel.id, active: true });
});

test("unsigned terms need a new version; ended contracts are not reported", async () => {
  const pending = await createContract(site, cast, cast.daniel, {
    title: "Trial binders",
    supervisorId: counsel.id,
  });
  const ended = await createContract(site, cast, cast.leila, { title: "Exhibits", supervisorId: counsel.id });
  const reason = { reason: "The matter settled." };
  await cast.partner.ask("cancelContract", { params: { id: ended }, body: reason });
  await counsel.ask("leaveFirm");
  expect(await noticesTo(cast.partner)).toEqual([
    {
      message:
        "The supervising attorney of the contract for Trial binders can no longer supervise for the firm. Propose terms that name another attorney.",
      actionUrl: `/contracts/${pending}/terms`,
    },
  ]);
  expect(await agreeStatus(cast.daniel, pending)).toBe(409);
});

const agreeStatus = async (who: Cast["daniel"], id: number) =>
  (await who.call("agreeToTerms", { params: { id } })).statusCode;

test("the poster who supervises hands the contract on, and the successor is asked once", async () => {
  const id = await createContract(site, cast, cast.daniel, { title: "Privilege log" });
  await agree(cast.partner, id);
  await agree(cast.daniel, id);
  await cast.managing.ask("deactivateMember", { params: { id: cast.partner.id } });
  expect(await noticesTo(cast.managing)).toHaveLength(1);
  expect(await noticesTo(cast.partner)).toEqual([]);
  expect(await read(cast.managing, id)).toMatchObject({
    attorney: { id: cast.managing.id },
    supervisor: { id: cast.partner.id, active: false },
  });
});
