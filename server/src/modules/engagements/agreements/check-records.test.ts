import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sealedAgreements } from "../../../platform/db/schema/agreements.ts";
import { type Cast, createContract, createHiringFirm } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { checkRecords } from "./check-records.ts";

let site: Site;
let cast: Cast;
let contractId: number;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  await createContract(site, cast, cast.leila);
  contractId = await createContract(site, cast, cast.daniel);
  await cast.partner.ask("agreeToTerms", { params: { id: contractId } });
  await cast.daniel.ask("agreeToTerms", { params: { id: contractId } });
  await cast.daniel.call("downloadAgreement", { params: { id: contractId } });
});
afterAll(() => site.close());

const problems = async (): Promise<string[]> =>
  (await checkRecords({ db: site.db, files: site.deps.files })).problems;

/** Runs a statement that the triggers would refuse, as somebody with full access to the database could. */
async function tamper(table: string, change: string, undo: string): Promise<string[]> {
  const run = async (statement: string) => {
    await site.db.execute(sql.raw(`alter table ${table} disable trigger user`));
    await site.db.execute(sql.raw(statement));
    await site.db.execute(sql.raw(`alter table ${table} enable trigger user`));
  };
  await run(change);
  try {
    return await problems();
  } finally {
    await run(undo);
  }
}

const ofContract = () => `contract_id = ${contractId}`;

test("untouched records match, and are counted", async () => {
  const check = await checkRecords({ db: site.db, files: site.deps.files });
  expect(check).toMatchObject({ contracts: 2, versions: 2, sealedFiles: 1, problems: [] });
  expect(check.events).toBeGreaterThanOrEqual(5);
});

test("a changed event is named with its contract", async () => {
  const found = await tamper(
    "contract_events",
    `update contract_events set note = 'Agreed on $80' where ${ofContract()} and kind = 'drafted'`,
    `update contract_events set note = null where ${ofContract()} and kind = 'drafted'`,
  );
  expect(found).toEqual([
    expect.stringMatching(
      new RegExp(`^Contract ${contractId}, event \\d+: the event does not match its hash\\.$`),
    ),
  ]);
});

test("a removed event is found by the hash of the next one", async () => {
  await site.db.execute(sql.raw("create table kept_event as select * from contract_events where false"));
  await site.db.execute(
    sql.raw(`insert into kept_event select * from contract_events where ${ofContract()} order by id limit 1`),
  );
  const found = await tamper(
    "contract_events",
    "delete from contract_events where id in (select id from kept_event)",
    "insert into contract_events select * from kept_event",
  );
  expect(found).toEqual([
    expect.stringContaining("the previous hash is not the hash of the event before it"),
  ]);
});

test("changed terms and a changed signature are found", async () => {
  const terms = await tamper(
    "contract_versions",
    `update contract_versions set terms = terms || ' ' where ${ofContract()}`,
    `update contract_versions set terms = left(terms, -1) where ${ofContract()}`,
  );
  expect(terms).toEqual([`Contract ${contractId}, version 1: the terms do not match their SHA-256.`]);
  const signature = await tamper(
    "contract_signatures",
    `update contract_signatures set terms_hash = reverse(terms_hash) where ${ofContract()} and side = 'attorney'`,
    `update contract_signatures set terms_hash = reverse(terms_hash) where ${ofContract()} and side = 'attorney'`,
  );
  expect(signature).toEqual([expect.stringContaining("it was given under other terms")]);
});

test("a changed and a missing sealed file are found", async () => {
  const [row] = await site.db.select().from(sealedAgreements);
  const fileName = row?.fileName ?? "";
  const content = await site.deps.files.open(fileName);
  const bytes = Buffer.concat((await content?.toArray()) ?? []);
  const put = (changed: Buffer) => site.deps.files.put(fileName, Readable.from([changed]), changed.length);
  const copy = Buffer.from(bytes);
  copy[5_000] = (copy[5_000] ?? 0) ^ 1;
  await put(copy);
  expect(await problems()).toEqual([
    `Contract ${contractId}, version 1, sealed file ${fileName}: the file does not match its SHA-256.`,
  ]);
  await site.deps.files.remove(fileName);
  expect(await problems()).toEqual([
    `Contract ${contractId}, version 1, sealed file ${fileName}: the file is missing.`,
  ]);
  await put(bytes);
  expect(await problems()).toEqual([]);
});

test("the database refuses to change what was sealed", async () => {
  for (const statement of [
    "update sealed_agreements set version = 9",
    "delete from sealed_agreements",
    "truncate sealed_agreements",
    "update signing_certificates set subject = 'x'",
    "delete from signing_certificates",
  ])
    await expect(site.db.execute(sql.raw(statement))).rejects.toThrow();
});
