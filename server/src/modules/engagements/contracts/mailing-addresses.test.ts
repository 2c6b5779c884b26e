import type { AccountSettings } from "@caseload/contract/accounts/account-settings";
import type { User } from "@caseload/contract/accounts/accounts";
import { allEndpoints } from "@caseload/contract/endpoints";
import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { FirmProfile } from "@caseload/contract/profiles/profiles";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { demoPassword, makeJob, makePerson } from "../../../demo/factories.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { createApplication, type Cast, createContract, createHiringFirm } from "../../../testkit/hiring.ts";
import { agree } from "../../../testkit/negotiate.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
beforeEach(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterEach(() => site.close());

type Member = Cast["partner"];
const office = "1735 Market Street,\nSuite 900\nPhiladelphia, PA 19103";
const officeLine = "1735 Market Street, Suite 900, Philadelphia, PA 19103";
const home = "2120 Spruce Street\nPhiladelphia, PA 19103";
const homeLine = "2120 Spruce Street, Philadelphia, PA 19103";
const firmForm = {
  location: "Philadelphia, PA",
  firmName: "Lindqvist Okafor LLP",
  firmSize: "medium",
  workType: "hybrid",
  practiceAreas: ["litigation"],
};

const keep = (who: Member, mailingAddress: string | null) =>
  who.ask<AccountSettings>("updateAccountSettings", { body: { mailingAddress } });
const setUp = (who: Member, body: object) =>
  who.ask<FirmProfile>("createFirmProfile", { body: { ...firmForm, ...body } });
const read = (who: Member, id: number) => who.ask<ContractDetail>("getContract", { params: { id } });
async function give(who: Member, id: number, addresses: object, keepAddress?: boolean) {
  const { version: base, structuredTerms } = await read(who, id);
  const terms = { ...structuredTerms, ...addresses };
  return who.call("proposeVersion", { params: { id }, body: { base, terms, keepAddress } });
}
const keptBy = async (who: Member) => (await who.ask<AccountSettings>("getAccountSettings")).mailingAddress;
const keptByFirm = async (who: Member) => (await who.ask<FirmProfile>("getOwnFirmProfile")).mailingAddress;

describe("version 1", () => {
  test("has the addresses that both sides keep, on one line each", async () => {
    await keep(cast.daniel, home);
    await setUp(cast.managing, { mailingAddress: office });
    const contract = await read(cast.partner, await createContract(site, cast, cast.daniel));
    expect(contract.structuredTerms).toMatchObject({ firmAddress: officeLine, paralegalAddress: homeLine });
    expect(contract.terms).toContain(`Lindqvist Okafor LLP, ${officeLine} (the “Firm”)`);
    expect(contract.terms).toContain(`Daniel Reyes, ${homeLine} (the “Paralegal”)`);
  });

  test("prefers them to those of earlier contracts, which serve where none is kept", async () => {
    const first = await createContract(site, cast, cast.daniel);
    await give(cast.daniel, first, { paralegalAddress: "7 Former Street, Camden, NJ 08102" });
    const second = await read(cast.daniel, await createContract(site, cast, cast.daniel));
    expect(second.structuredTerms.paralegalAddress).toBe("7 Former Street, Camden, NJ 08102");
    await keep(cast.daniel, home);
    const third = await read(cast.daniel, await createContract(site, cast, cast.daniel));
    expect(third.structuredTerms.paralegalAddress).toBe(homeLine);
  });

  test("without any, both sides can still sign", async () => {
    const id = await createContract(site, cast, cast.daniel);
    await agree(cast.partner, id);
    expect((await agree(cast.daniel, id)).status).toBe("terms_agreed");
  });
});

describe("an address given in a contract", () => {
  test("is kept for the side's later agreements when asked, and for that side alone", async () => {
    const id = await createContract(site, cast, cast.daniel);
    const announcements = await recordAnnouncements(site.connectionString);
    expect((await give(cast.daniel, id, { paralegalAddress: homeLine }, true)).statusCode).toBe(201);
    expect((await give(cast.partner, id, { firmAddress: officeLine }, true)).statusCode).toBe(201);
    const heard = await announcements.take();
    await announcements.stop();
    for (const who of [cast.daniel, cast.managing]) expect(topicsFor(heard, who.id)).toContain("profile");
    expect(topicsFor(heard, cast.rival.id)).toEqual([]);
    expect(await keptBy(cast.daniel)).toBe(homeLine);
    expect(await keptByFirm(cast.managing)).toBe(officeLine);
    expect(await keptBy(cast.partner)).toBeNull();
  });

  test.each([true, false])("is whole, kept or not (%j)", async (keepAddress) => {
    const id = await createContract(site, cast, cast.daniel);
    for (const [who, name] of [
      [cast.daniel, "paralegalAddress"],
      [cast.partner, "firmAddress"],
    ] as const) {
      const answer = await give(who, id, { [name]: "x" }, keepAddress);
      expect([answer.statusCode, answer.body]).toEqual([
        400,
        `Please enter the whole address: street, city, state and ZIP code (terms.${name})`,
      ]);
    }
    expect((await read(cast.daniel, id)).version).toBe(1);
  });

  test("is changed and removed by its own side alone", async () => {
    const id = await createContract(site, cast, cast.daniel);
    await give(cast.daniel, id, { paralegalAddress: homeLine });
    await give(cast.partner, id, { firmAddress: officeLine });
    for (const [who, name, other] of [
      [cast.daniel, "firmAddress", "the firm"],
      [cast.partner, "paralegalAddress", "the paralegal"],
    ] as const)
      for (const address of [null, "12 Wrong Street, Camden, NJ 08102"]) {
        const answer = await give(who, id, { [name]: address });
        expect([answer.statusCode, answer.body]).toEqual([
          400,
          `Only ${other} can change this address (terms.${name})`,
        ]);
      }
    expect((await give(cast.daniel, id, { paralegalAddress: null })).statusCode).toBe(201);
    expect((await read(cast.daniel, id)).structuredTerms).toMatchObject({
      firmAddress: officeLine,
      paralegalAddress: null,
    });
  });

  test("is not kept otherwise, nor over what is kept", async () => {
    const id = await createContract(site, cast, cast.daniel);
    await give(cast.daniel, id, { paralegalAddress: homeLine });
    expect(await keptBy(cast.daniel)).toBeNull();
    const wrong = "12 Wrong Street, Camden, NJ 08102";
    await give(cast.partner, id, { firmAddress: officeLine }, true);
    await give(cast.managing, id, { firmAddress: wrong }, true);
    expect(await keptByFirm(cast.managing)).toBe(officeLine);
  });

  test.each([null, "12 Elm St"])("%j cannot be kept, and makes no version", async (paralegalAddress) => {
    const id = await createContract(site, cast, cast.daniel);
    const answer = await give(cast.daniel, id, { paralegalAddress }, true);
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      "Please enter the whole address: street, city, state and ZIP code (terms.paralegalAddress)",
    ]);
    expect((await read(cast.daniel, id)).version).toBe(1);
  });

  test("before anybody signed, loses no signature; later the other side signs the new version", async () => {
    const id = await createContract(site, cast, cast.daniel);
    await give(cast.partner, id, { firmAddress: officeLine }, true);
    await agree(cast.partner, id);
    await give(cast.daniel, id, { paralegalAddress: homeLine }, true);
    const changed = await read(cast.daniel, id);
    expect(changed).toMatchObject({ version: 3, turn: "attorney", attorney: { signature: null } });
    await agree(cast.daniel, id);
    expect((await agree(cast.partner, id)).status).toBe("terms_agreed");
    const [latest] = await cast.daniel.ask<ContractVersion[]>("listVersions", { params: { id } });
    expect(latest?.signatures).toHaveLength(2);
  });
});

describe("the firm's address", () => {
  test("is read by those who edit the firm or sign for it", async () => {
    await setUp(cast.managing, { mailingAddress: office });
    for (const who of [cast.managing, cast.partner]) expect(await keptByFirm(who)).toBe(office);
    for (const who of [cast.associate, cast.junior]) expect(await keptByFirm(who)).toBeNull();
  });

  test("stays when it is left out, goes when it is emptied, and is checked", async () => {
    await setUp(cast.managing, { mailingAddress: office });
    expect((await setUp(cast.managing, {})).mailingAddress).toBe(office);
    expect((await setUp(cast.managing, { mailingAddress: "" })).mailingAddress).toBeNull();
    const answer = await cast.managing.call("createFirmProfile", {
      body: { ...firmForm, mailingAddress: "Suite 9" },
    });
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      "Please enter the whole address: street, city, state and ZIP code (mailingAddress)",
    ]);
  });
});

describe("people who are not a party read no address", () => {
  const homeMark = "Zqhome Street";
  const officeMark = "Zqoffice Street";

  /** The calls whose answers to a person hold each mark. Paths name the ids of both parties and of the records. */
  async function findMarks(who: Pick<Member, "cookie"> | null) {
    const ids = [...new Set([1, 2, cast.daniel.id, cast.partner.id])];
    const addresses = allEndpoints
      .filter(({ method }) => method === "GET")
      .flatMap(({ path }) => (path.includes(":") ? ids.map((id) => path.replace(/:\w+/g, `${id}`)) : [path]));
    const found: { home: string[]; office: string[] } = { home: [], office: [] };
    for (const url of addresses) {
      const { body } = await site.app.inject({ url, headers: who ? { cookie: who.cookie } : {} });
      if (body.includes(homeMark)) found.home.push(url);
      if (body.includes(officeMark)) found.office.push(url);
    }
    return found;
  }

  test("neither before a contract, nor beside one", async () => {
    await keep(cast.daniel, `12 ${homeMark}, Philadelphia, PA 19103`);
    await setUp(cast.managing, { mailingAddress: `9 ${officeMark}, Philadelphia, PA 19103` });
    const { firmId } = await cast.rival.ask<User>("me");
    const posting = { firmId: firmId ?? 0, postedById: cast.rival.id };
    const { id: jobId } = await makeJob(site.db, site.time.now, posting);
    await createApplication(site, cast.daniel, jobId);
    const contractId = await createContract(site, cast, cast.daniel);

    // The rival's firm reviews an application of his, and has no contract with him.
    for (const who of [cast.rival, cast.leila, cast.junior, null])
      expect(await findMarks(who)).toEqual({ home: [], office: [] });
    const ofContract = [`/api/contracts/${contractId}`, `/api/contracts/${contractId}/versions`];
    const { home: homes, office: offices } = await findMarks(cast.partner);
    expect(homes).toEqual(expect.arrayContaining(ofContract));
    expect(offices).toEqual(expect.arrayContaining([...ofContract, "/api/profiles/attorney"]));
    expect(homes).not.toContain("/api/account/settings");
  }, 60_000);
});

test("deleting the account deletes the address, and the last member's deletion the firm's", async () => {
  await keep(cast.daniel, home);
  const { email, id } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const other = { id, name: "", ...(await site.signIn(email)) };
  await keep(other, home);
  const body = { password: demoPassword };
  await cast.daniel.ask("deleteAccount", { body });
  const addresses = await site.db
    .select({ id: users.id, mailingAddress: users.mailingAddress })
    .from(users)
    .where(eq(users.userType, "paralegal"));
  expect(addresses.filter(({ mailingAddress }) => mailingAddress !== null)).toEqual([
    { id, mailingAddress: home },
  ]);

  await setUp(cast.managing, { mailingAddress: office });
  // An ended contract keeps the firm's public profile, and not its address.
  const contractId = await createContract(site, cast, cast.leila);
  const cancel = { params: { id: contractId }, body: { reason: "The matter settled." } };
  await cast.partner.ask("cancelContract", cancel);
  for (const who of [cast.partner, cast.associate, cast.junior, cast.managing])
    await who.ask("deleteAccount", { body });
  const [firm] = await site.db.select().from(firms).where(eq(firms.id, cast.firmId));
  expect(firm).toMatchObject({ name: "Lindqvist Okafor LLP", mailingAddress: null });
});
