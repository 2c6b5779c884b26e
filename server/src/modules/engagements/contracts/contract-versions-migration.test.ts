/** Migration 0031 on contracts from before there were versions. */
import { storedTerms, structuredTerms } from "@caseload/contract/engagements/structured-terms";
import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, prepareSiteDatabase, type TestDatabase } from "../../../testkit/database.ts";
import { migrateUpTo } from "../../../testkit/earlier-migrations.ts";
import { readChain } from "../../../testkit/event-chain.ts";
import { quietLog } from "../../../testkit/quiet-log.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { openDatabase } from "../../../platform/db/client.ts";
import { sha256 } from "./event-hash.ts";

const description = "Second-pass review.\n2. Rate and hours\nNot a section. “Quoted”, 日本語.";
/** The text that was drawn up before versions. */
const oldTerms = (title: string, pay: string, due: string, firmTerms?: string) =>
  [
    `1. Scope\nDaniel Reyes (the paralegal) carries out this assignment for Okafor LLP (the law office): ${title}.\n${description}\nWork beyond this scope needs the written agreement of both parties on Caseload.`,
    `2. Rate and hours\n${pay} Expected hours: 10. Expected duration: 4 weeks. Time is recorded in tenths of an hour.`,
    `3. Deadline\n${due} The assignment ends when the law office marks it complete.`,
    "4. Supervision\nMargaret Okafor supervises the work as the responsible attorney.",
    "5. Confidentiality and conflicts\nThe paralegal keeps all information confidential.",
    ...(firmTerms === undefined ? [] : [`6. Terms of the law office\n${firmTerms}`]),
  ].join("\n\n");

interface OldContract {
  id: number;
  status: string;
  rate: number | null;
  deadline: string | null;
  startsOn?: string;
  agreedAt?: string;
  poster?: number;
  signed?: ("attorney" | "paralegal")[];
  firmTerms?: string;
}
const [managing, partner, admin, daniel] = [1, 2, 3, 4] as const;
const openedAt = "2026-03-01T15:00:00.123Z";
const olds: OldContract[] = [
  { id: 1, status: "pending_terms", rate: 54, deadline: "2026-04-01", signed: ["attorney"] },
  { id: 2, status: "pending_terms", rate: null, deadline: null },
  {
    id: 3,
    status: "in_progress",
    rate: 48.05,
    deadline: "2026-03-02",
    startsOn: "2026-03-09",
    agreedAt: openedAt,
    signed: ["attorney", "paralegal"],
    firmTerms: `Invoices on Fridays.\n7. Not a section.\n${"x".repeat(9_000)}`,
  },
  { id: 4, status: "cancelled", rate: 54, deadline: null, signed: ["paralegal"] },
  {
    id: 5,
    status: "cancelled",
    rate: 54,
    deadline: null,
    agreedAt: openedAt,
    startsOn: "2026-03-03",
    signed: ["attorney", "paralegal"],
  },
  {
    id: 6,
    status: "completed",
    rate: 0,
    deadline: null,
    agreedAt: openedAt,
    startsOn: "2026-03-03",
    signed: ["attorney", "paralegal"],
  },
  // Posted by a person who is no attorney, with a duration of 999 years.
  {
    id: 7,
    status: "terms_agreed",
    rate: 54,
    deadline: "3025-03-02",
    poster: admin,
    agreedAt: openedAt,
    startsOn: "2026-03-03",
    signed: ["attorney", "paralegal"],
  },
];
const titleOf = ({ id }: OldContract) => `Privilege log ${id}`;
const textOf = (old: OldContract) =>
  oldTerms(
    titleOf(old),
    old.rate === null
      ? "These terms set no rate."
      : `The law office pays the paralegal $${old.rate.toFixed(2)} for each hour of approved work.`,
    old.deadline === null ? "The posting sets no last day." : `The work is due on ${old.deadline}.`,
    old.firmTerms,
  );
const kinds = ["drafted", "agreed", "agreed", "terms_agreed", "started"];

async function insertOldRows(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into firms (id, name, location, created_at) values (1, 'Okafor LLP', 'Philadelphia, PA', '${openedAt}')`,
  );
  const people = [
    [managing, "Ingrid", "attorney", "managing_partner", 1],
    [partner, "Margaret", "attorney", "senior_partner", 1],
    [admin, "Robin", "paralegal", "paralegal_supervisor", 1],
    [daniel, "Daniel", "paralegal", "freelance_paralegal", null],
  ];
  for (const [id, name, userType, role, firmId] of people) {
    await pool.query(
      `insert into users (id, name, first_name, last_name, email, email_verified, user_type, primary_role, firm_id)
       values ($1, $2::text, $2::text, 'Tester', $2::text || '@example.com', true, $3, $4, $5)`,
      [id, name, userType, role, firmId],
    );
    await pool.query(
      `insert into sign_ins (user_id, account_id, provider_id, password) values ($1::int, $1::int::text, 'credential', 'a hash')`,
      [id],
    );
  }
  for (const old of olds) {
    const { id, status, rate, deadline, startsOn = null, agreedAt = null, poster = partner } = old;
    const over = ["completed", "cancelled"].includes(status);
    await pool.query(
      `insert into jobs (id, firm_id, posted_by_id, title, description, location, work_arrangement, hours_per_week, duration,
         specialties, priority, status, posted_at, updated_at)
       values ($1, 1, $2, $3, 'Edited since.', 'Philadelphia, PA', 'Remote', '10', '4 weeks', '{litigation}', 'medium', 'filled', $4, $4)`,
      [id, poster, titleOf(old), openedAt],
    );
    await pool.query(
      `insert into applications (id, job_id, firm_id, paralegal_id, status, cover_letter, created_at, answered_at)
       values ($1, $1, 1, $2, 'accepted', 'A letter of twenty characters.', $3, $3)`,
      [id, daniel, openedAt],
    );
    await pool.query(
      `insert into contracts (id, application_id, job_id, firm_id, attorney_id, paralegal_id, status, agreed_rate,
         project_deadline, terms, created_at, terms_agreed_at, starts_on, started_at, ended_at, cancel_reason)
       values ($1, $1, $1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        id,
        poster,
        daniel,
        status,
        rate,
        deadline,
        textOf(old),
        openedAt,
        agreedAt,
        startsOn,
        ["in_progress", "completed"].includes(status) ? agreedAt : null,
        over ? openedAt : null,
        status === "cancelled" ? "The matter settled." : null,
      ],
    );
    for (const side of old.signed ?? [])
      await pool.query(
        `insert into contract_signatures (contract_id, side, user_id, name, ip_address, terms_hash, signed_at)
         values ($1, $2, $3, 'Signed', '192.0.2.1', $4, $5)`,
        [id, side, side === "attorney" ? poster : daniel, sha256(textOf(old)), openedAt],
      );
  }
  // Events of several contracts alternate, some in the same millisecond.
  for (const [index, kind] of kinds.entries())
    for (const { id } of olds)
      await pool.query(
        `insert into contract_events (contract_id, kind, actor_id, note, created_at) values ($1, $2, $3, $4, $5)`,
        [
          id,
          kind,
          index === 4 ? null : daniel,
          index === 1 ? "Line one\nline “two”" : null,
          `2026-03-01T15:00:0${index >> 1}.007Z`,
        ],
      );
  for (const table of ["users", "firms", "jobs", "applications", "contracts"])
    await pool.query(`select setval(pg_get_serial_sequence('${table}', 'id'), 100)`);
}

let database: TestDatabase;
let site: Site;
let people: Record<"daniel" | "managing" | "partner", Caller>;

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  const opened = openDatabase(database.connectionString, { log: quietLog });
  await migrateUpTo(opened.pool, 30);
  await insertOldRows(opened.pool);
  await opened.close();
  await prepareSiteDatabase(database.connectionString);
  site = await openSite({}, database);
  people = {
    daniel: await site.signInAs(daniel),
    managing: await site.signInAs(managing),
    partner: await site.signInAs(partner),
  };
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

const read = (id: number) => people.daniel.ask<ContractDetail>("getContract", { params: { id } });

test.each(olds.map((old) => [old.id, old.status, old] as const))(
  "contract %i (%s) has version 1 with the same text, hash and signatures",
  async (id, status, old) => {
    const detail = await read(id);
    expect(detail).toMatchObject({
      status,
      version: 1,
      terms: textOf(old),
      termsSha256: sha256(textOf(old)),
    });
    const [version, ...others] = await people.daniel.ask<ContractVersion[]>("listVersions", {
      params: { id },
    });
    expect(others).toEqual([]);
    const states = { pending_terms: "open", cancelled: old.agreedAt ? "in_force" : "lapsed" } as Record<
      string,
      string
    >;
    expect(version).toMatchObject({
      status: states[status] ?? "in_force",
      terms: textOf(old),
      authorSide: "attorney",
    });
    expect(version?.signatures.map(({ side }) => side)).toEqual(old.signed ?? []);
    expect(storedTerms.parse(version?.structuredTerms)).toEqual(version?.structuredTerms);
  },
);

test("the values are what the text says", async () => {
  const termsOf = async (id: number) => (await read(id)).structuredTerms;
  expect(await termsOf(1)).toEqual({
    pay: { kind: "hourly", rateCents: 5_400, capMinutes: null },
    services: [`Privilege log 1.\n${description}`],
    startsOn: "2026-03-02",
    endsOn: "2026-04-01",
    supervisorId: partner,
    governingState: null,
    paymentDays: 30,
    expenses: { allowed: false, capCents: null },
    firmAddress: null,
    paralegalAddress: null,
    clientContact: "none",
    autoApproveDays: null,
    extraClauses: [],
  });
  expect(await termsOf(2)).toMatchObject({ pay: null, endsOn: null });
  // Work that was due before it started: both days stay within the term.
  expect(await termsOf(3)).toMatchObject({
    pay: { rateCents: 4_805 },
    startsOn: "2026-03-02",
    endsOn: "2026-03-02",
    extraClauses: [
      { heading: "Terms of the Firm", text: `Invoices on Fridays.\n7. Not a section.\n${"x".repeat(9_000)}` },
    ],
  });
  // The text states this rate, so the terms do.
  expect(await termsOf(6)).toMatchObject({ pay: { rateCents: 0 } });
  expect((await read(6)).agreedRate).toBe(0);
  expect(await read(7)).toMatchObject({
    supervisor: { id: managing },
    projectDeadline: null,
    structuredTerms: { endsOn: null },
  });
  for (const id of [1, 3, 4, 5, 7]) expect(structuredTerms.safeParse(await termsOf(id)).success).toBe(true);
});

test("pay, turn and what may be done follow the version", async () => {
  expect(await read(1)).toMatchObject({ turn: "paralegal", payDerivedFrom: "profile_rate", agreedRate: 54 });
  expect(await read(2)).toMatchObject({ turn: "attorney", payDerivedFrom: "none", agreedRate: null });
  expect(await read(3)).toMatchObject({ turn: null, may: { amend: true, propose: false } });
  for (const id of [4, 5, 6]) expect(await read(id)).toMatchObject({ turn: null, may: { amend: false } });
});

test.each(olds.map(({ id }) => id))(
  "the events of contract %i are chained as event-hash.ts does",
  async (id) => {
    expect(await readChain(site.db, id)).toEqual(kinds);
    const { timeline } = await read(id);
    expect(timeline.map(({ version }) => version)).toEqual(kinds.map(() => null));
  },
);

test("old contracts go on: signed, countered and amended", async () => {
  const first = await people.daniel.ask<ContractDetail>("agreeToTerms", { params: { id: 1 } });
  expect(first.status).toBe("terms_agreed");
  const { structuredTerms: open } = await read(2);
  const body = { base: 1, terms: { ...open, pay: { kind: "hourly", rateCents: 5_000, capMinutes: null } } };
  await people.daniel.ask("proposeVersion", { params: { id: 2 }, body });
  const { structuredTerms: old } = await read(3);
  const terms = { ...old, paymentDays: 15 };
  const amendment = { base: 1, terms, note: "As discussed.", name: "Daniel Tester", consent: true };
  const { sha256: hash, version } = await people.daniel.ask<ContractVersion>("proposeAmendment", {
    params: { id: 3 },
    body: amendment,
  });
  const signature = { sha256: hash, name: "Margaret Tester", consent: true };
  const signed = await people.partner.ask<ContractDetail>("agreeToAmendment", {
    params: { id: 3, version },
    body: signature,
  });
  expect(signed).toMatchObject({ version: 2, agreedRate: 48.05 });
  for (const id of [1, 2, 3]) await readChain(site.db, id);
});

test("a version is never changed but for its status, nor deleted", async () => {
  const refused = (statement: string) =>
    expect(site.db.execute(statement)).rejects.toMatchObject({
      cause: expect.objectContaining({ code: "23001" }),
    });
  await refused("update contract_versions set terms = 'rewritten'");
  await refused("update contract_versions set structured_terms = '{}', status = 'declined'");
  await refused("delete from contract_versions");
  await refused("truncate contract_versions");
});
