import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApplication, type Cast, createContract, createHiringFirm } from "../../../testkit/hiring.ts";
import { agree } from "../../../testkit/negotiate.ts";
import { makeJob } from "../../../demo/factories.ts";
import type { User } from "@caseload/contract/accounts/accounts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

type Addresses = Pick<ContractDetail["structuredTerms"], "firmAddress" | "paralegalAddress">;
const read = (who: Cast["partner"], id: number) => who.ask<ContractDetail>("getContract", { params: { id } });
const addressesOf = async (who: Cast["partner"], id: number): Promise<Addresses> => {
  const { firmAddress, paralegalAddress } = (await read(who, id)).structuredTerms;
  return { firmAddress, paralegalAddress };
};
async function give(who: Cast["partner"], id: number, addresses: Partial<Addresses>): Promise<void> {
  const { version: base, structuredTerms } = await read(who, id);
  await who.ask("proposeVersion", {
    params: { id },
    body: { base, terms: { ...structuredTerms, ...addresses } },
  });
}
const firmAddress = "1735 Market Street, Philadelphia, PA 19103";
const home = "2120 Spruce Street, Philadelphia, PA 19103";

test("a contract starts from the addresses that each side gave itself, or signed", async () => {
  const first = await createContract(site, cast, cast.daniel);
  expect(await addressesOf(cast.daniel, first)).toEqual({ firmAddress: null, paralegalAddress: null });
  await give(cast.partner, first, { firmAddress });
  const second = await createContract(site, cast, cast.daniel);
  expect(await addressesOf(cast.daniel, second)).toEqual({
    firmAddress,
    paralegalAddress: null,
  });
  await give(cast.daniel, second, { paralegalAddress: home });
  const third = await createContract(site, cast, cast.daniel);
  expect(await addressesOf(cast.partner, third)).toEqual({
    firmAddress,
    paralegalAddress: home,
  });
  const newHome = "7 New Street, Camden, NJ 08102";
  await give(cast.daniel, third, { paralegalAddress: newHome });
  await agree(cast.daniel, third);
  const fourth = await createContract(site, cast, cast.daniel);
  expect((await addressesOf(cast.daniel, fourth)).paralegalAddress).toBe(newHome);
});

test("another firm does not learn a paralegal's address, and another paralegal gets the firm's alone", async () => {
  const { firmId } = await cast.rival.ask<User>("me");
  const { id: jobId } = await makeJob(site.db, site.time.now, {
    firmId: firmId ?? 0,
    postedById: cast.rival.id,
  });
  const id = await createApplication(site, cast.daniel, jobId);
  const accept = { params: { id }, body: { status: "accepted" } };
  const { contractId } = await cast.rival.ask<{ contractId: number }>("decideApplication", accept);
  expect(await addressesOf(cast.rival, contractId)).toEqual({ firmAddress: null, paralegalAddress: null });
  const leilas = await createContract(site, cast, cast.leila);
  expect(await addressesOf(cast.leila, leilas)).toEqual({ firmAddress, paralegalAddress: null });
});
