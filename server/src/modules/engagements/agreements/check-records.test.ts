import { Readable } from "node:stream";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sealedAgreements } from "../../../platform/db/schema/agreements.ts";
import { seedDemo } from "../../../demo/seed.ts";
import { contractEvents, contractVersions } from "../../../platform/db/schema/contracts.ts";
import { type Cast, createContract, createHiringFirm } from "../../../testkit/hiring.ts";
import { startEngagement } from "../../../testkit/engagement.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { eventHash } from "../contracts/event-hash.ts";
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

/** Runs a statement that the triggers would refuse, as a person with full access to the database could. */
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
    expect.stringContaining("the timeline in the file is not the contract's"),
  ]);
});

test("changed terms and a changed signature are found", async () => {
  const terms = await tamper(
    "contract_versions",
    `update contract_versions set terms = terms || ' ' where ${ofContract()}`,
    `update contract_versions set terms = left(terms, -1) where ${ofContract()}`,
  );
  expect(terms).toEqual([
    `Contract ${contractId}, version 1: the terms do not match their SHA-256.`,
    `Contract ${contractId}: it does not repeat its version 1.`,
  ]);
  const signature = await tamper(
    "contract_signatures",
    `update contract_signatures set terms_hash = reverse(terms_hash) where ${ofContract()} and side = 'attorney'`,
    `update contract_signatures set terms_hash = reverse(terms_hash) where ${ofContract()} and side = 'attorney'`,
  );
  expect(signature).toEqual([
    expect.stringContaining("it was given under other terms"),
    expect.stringContaining("it is not the one that the timeline records"),
    expect.stringContaining("the signatures in the file are not those of the version"),
  ]);
});

const setRate = (cents: number) =>
  `update contract_versions set structured_terms = jsonb_set(structured_terms, '{pay,rateCents}', '${cents}') where ${ofContract()}`;

/** The first hourly rate of the contract, in cents. */
async function rateOf(): Promise<number> {
  const { rows } = await site.db.execute<{ cents: number }>(
    sql.raw(
      `select (structured_terms -> 'pay' ->> 'rateCents')::int as cents from contract_versions where ${ofContract()}`,
    ),
  );
  return rows[0]?.cents ?? 0;
}

test("a changed value is found by the event, the current rate and the sealed file", async () => {
  const where = `Contract ${contractId}, version 1`;
  const found = await tamper("contract_versions", setRate(9_900), setRate(await rateOf()));
  expect(found).toEqual([
    `${where}: the values are not those that were proposed.`,
    `Contract ${contractId}: it does not repeat its version 1.`,
    expect.stringMatching(/sealed file .*: the values in the file are not those of the version\.$/),
  ]);
});

test("a changed rate of the contract itself is found", async () => {
  const found = await tamper(
    "contracts",
    `update contracts set agreed_rate = agreed_rate + 1 where id = ${contractId}`,
    `update contracts set agreed_rate = agreed_rate - 1 where id = ${contractId}`,
  );
  expect(found).toEqual([`Contract ${contractId}: it does not repeat its version 1.`]);
});

test("a forged signature is found by its event and by the sealed file", async () => {
  const change = (name: string, address: string) =>
    `update contract_signatures set name = '${name}', ip_address = '${address}' where ${ofContract()} and side = 'paralegal'`;
  const found = await tamper(
    "contract_signatures",
    change("Forged", "6.6.6.6"),
    change(cast.daniel.name, "127.0.0.1"),
  );
  expect(found).toEqual([
    expect.stringMatching(/signature \d+: it is not the one that the timeline records\.$/),
    expect.stringMatching(/sealed file .*: it was sealed with other signatures\.$/),
    expect.stringMatching(/sealed file .*: the signatures in the file are not those of the version\.$/),
  ]);
});

/** Deletes rows, and inserts them again afterwards. */
async function remove(table: string, rows: string): Promise<string[]> {
  await site.db.execute(sql.raw(`create table kept as select * from ${table} where ${rows}`));
  try {
    return await tamper(
      table,
      `delete from ${table} where ${rows}`,
      `insert into ${table} select * from kept`,
    );
  } finally {
    await site.db.execute(sql.raw("drop table kept"));
  }
}

test("deleted signatures are counted against the timeline", async () => {
  expect(await remove("contract_signatures", ofContract())).toEqual([
    `Contract ${contractId}, version 1: 2 of 2 signatures missing.`,
    expect.stringContaining("it was sealed with other signatures"),
    expect.stringContaining("the signatures in the file are not those of the version"),
  ]);
});

test("a deleted version is found by its event", async () => {
  expect(await remove("contract_versions", ofContract())).toContain(
    `Contract ${contractId}, version 1: the version is missing.`,
  );
});

test("a changed, a removed and an unrecorded certificate of returned or destroyed files are found", async () => {
  const id = await startEngagement(site, cast, { paymentDays: 15 });
  const params = { id };
  await cast.partner.ask("completeContract", { params });
  const statement = "I shredded the copies.";
  await cast.daniel.ask("giveCertificate", { params, body: { name: cast.daniel.name, statement } });
  const check = await checkRecords({ db: site.db, files: site.deps.files });
  expect([check.certificates, check.problems]).toEqual([1, []]);
  const say = (text: string) => `update certificates set statement = '${text}' where contract_id = ${id}`;
  const differs = `Contract ${id}, certificate: it is not the one that the timeline records.`;
  expect(await tamper("certificates", say("I kept a copy."), say(statement))).toEqual([differs]);
  expect(await remove("certificates", `contract_id = ${id}`)).toEqual([
    `Contract ${id}, certificate: it is missing.`,
  ]);
  const move = (from: number, to: number) =>
    `update certificates set contract_id = ${to} where contract_id = ${from}`;
  expect(await tamper("certificates", move(id, contractId), move(contractId, id))).toEqual(
    expect.arrayContaining([
      `Contract ${contractId}, certificate: it is not the one that the timeline records.`,
      `Contract ${id}, certificate: it is missing.`,
    ]),
  );
});

test("a cut-off timeline is found by the sealed file", async () => {
  expect(await remove("contract_events", `${ofContract()} and kind <> 'drafted'`)).toContainEqual(
    expect.stringContaining("the timeline in the file is not the contract's"),
  );
});

test("events from before records were hashed are compared by the text, the signer and the time", async () => {
  const olderId = await createContract(site, cast, cast.leila);
  await cast.leila.ask("agreeToTerms", { params: { id: olderId } });
  const forget = async () => {
    await site.db.execute(sql.raw("alter table contract_events disable trigger user"));
    let previous: string | null = null;
    const events = await site.db
      .select()
      .from(contractEvents)
      .where(eq(contractEvents.contractId, olderId))
      .orderBy(asc(contractEvents.id));
    for (const event of events) {
      const older = { ...event, contentSha256: null };
      const hash = eventHash(older, previous);
      await site.db
        .update(contractEvents)
        .set({ contentSha256: null, previousHash: previous, hash })
        .where(eq(contractEvents.id, event.id));
      previous = hash;
    }
    await site.db.execute(sql.raw("alter table contract_events enable trigger user"));
  };
  await forget();
  expect(await problems()).toEqual([]);
  const ofOlder = `contract_id = ${olderId}`;
  const move = (days: string) =>
    `update contract_signatures set signed_at = signed_at ${days} interval '1 day' where ${ofOlder}`;
  expect(await tamper("contract_signatures", move("+"), move("-"))).toEqual([
    expect.stringContaining("it is not the one that the timeline records"),
  ]);
  const start = (from: string, to: string) =>
    `update contract_versions set structured_terms = replace(structured_terms::text, '"${from}"', '"${to}"')::jsonb where ${ofOlder}`;
  const [version] = await site.db
    .select()
    .from(contractVersions)
    .where(eq(contractVersions.contractId, olderId));
  const startsOn = version?.structuredTerms.startsOn ?? "";
  expect(
    await tamper("contract_versions", start(startsOn, "2031-05-04"), start("2031-05-04", startsOn)),
  ).toEqual([`Contract ${olderId}, version 1: the values are not those that were proposed.`]);
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

test("the demo's records match", async () => {
  const demo = await openSite();
  try {
    await seedDemo(demo.deps, demo.time.now);
    const check = await checkRecords({ db: demo.db, files: demo.deps.files });
    expect(check.problems).toEqual([]);
    expect(check.contracts).toBeGreaterThan(2);
  } finally {
    await demo.close();
  }
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
