import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makePerson } from "../../../demo/factories.ts";
import { supervisionEntries } from "../../../platform/db/schema/time.ts";
import { startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createContract, createHiringFirm, latestNotification } from "../../../testkit/hiring.ts";
import { hourlyAt } from "../../../testkit/negotiate.ts";
import { readCsv } from "../../../testkit/read-csv.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { logOf } from "./work.fixture.ts";

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

describe("the supervision log", () => {
  const write = (who: Cast["daniel"], body: unknown, contractId = id) =>
    who.call("addSupervisionEntry", { params: { id: contractId }, body });

  test("takes instructions and reviews from any attorney of the firm, and both sides read it", async () => {
    const text = "Flag the Vantage string. Do not code it.";
    expect((await write(cast.associate, { text })).json()).toMatchObject({
      kind: "instruction",
      text,
      deliverable: null,
      authorName: cast.associate.name,
    });
    expect(await latestNotification(site, cast.daniel)).toMatchObject({ title: "New instruction" });
    expect((await write(cast.partner, { kind: "review", text: "Spot-checked 20." })).statusCode).toBe(201);
    const log = await logOf(cast.daniel, id);
    expect(log.map(({ kind }) => kind)).toEqual(["review", "instruction"]);
    expect(await logOf(cast.managing, id)).toEqual(log);
  });

  test("is read by the supervisor role, and closed to the paralegal and to strangers", async () => {
    const { id: userId } = await makePerson(site.db, start, {
      primaryRole: "paralegal_supervisor",
      firmId: cast.firmId,
    });
    const supervisor = await site.signInAs(userId);
    const body = { text: "Well done." };
    const call = { params: { id }, body };
    expect((await supervisor.call("listSupervision", { params: { id } })).statusCode).toBe(200);
    expect((await supervisor.call("addSupervisionEntry", call)).statusCode).toBe(403);
    for (const who of [cast.daniel, cast.leila, cast.rival, cast.junior])
      expect((await write(who, body)).statusCode).toBe(404);
    for (const who of [cast.leila, cast.rival, cast.junior])
      expect((await who.call("listSupervision", { params: { id } })).statusCode).toBe(404);
  });

  test("refuses empty entries and other kinds, and opens with the agreement", async () => {
    expect((await write(cast.partner, { text: " " })).body).toBe("Please write an entry (text)");
    expect((await write(cast.partner, { kind: "timesheet_approved", text: "Fine." })).statusCode).toBe(400);
    const pending = await createContract(site, cast, cast.leila);
    expect((await write(cast.partner, { text: "Begin." }, pending)).statusCode).toBe(409);
    await cast.partner.ask("cancelContract", { params: { id }, body: { reason: "The matter settled." } });
    expect((await write(cast.partner, { text: "Stop." })).statusCode).toBe(409);
  });

  test("entries cannot be changed or deleted, and come as CSV", async () => {
    await write(cast.partner, { text: "=1+1" });
    await expect(site.db.update(supervisionEntries).set({ text: "Other." })).rejects.toThrow();
    await expect(site.db.delete(supervisionEntries)).rejects.toThrow();
    const rows = readCsv((await cast.daniel.call("downloadSupervision", { params: { id } })).body);
    expect(rows[1]?.slice(1, 3)).toEqual(["instruction", "Margaret Okafor"]);
    expect(rows[1]?.[5]).toBe("'=1+1");
    expect((await cast.leila.call("downloadSupervision", { params: { id } })).statusCode).toBe(404);
  });
});
