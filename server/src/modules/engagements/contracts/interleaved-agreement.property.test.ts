/** Both sides propose, sign and answer at once, from whatever they read last. */
import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { UserType } from "@caseload/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contracts, contractSignatures, contractVersions } from "../../../platform/db/schema/contracts.ts";
import { readChain } from "../../../testkit/event-chain.ts";
import { termsOf } from "../../../testkit/contract-terms.ts";
import { seeded } from "../../../testkit/firm-history.ts";
import { type Cast, createContract, createHiringFirm } from "../../../testkit/hiring.ts";
import { raceTransactions } from "../../../testkit/race-transactions.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { sha256 } from "./event-hash.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const calls = 200;
/** Requests that run at the same time. */
const callers = 8;

interface Random {
  next: () => number;
  chance: (share: number) => boolean;
}
type Take = (side: UserType, random: Random, seen: ContractDetail) => Promise<number>;

const member = (side: UserType) => (side === "attorney" ? cast.partner : cast.daniel);
const read = (id: number, side: UserType = "paralegal") =>
  member(side).ask<ContractDetail>("getContract", { params: { id } });

/** Makes 200 calls, a few at a time. Some act on what another call has changed since. Returns the statuses. */
async function interleave(id: number, seed: number, take: Take): Promise<number[]> {
  const next = seeded(seed);
  const random = { next, chance: (share: number) => next() < share };
  const statuses: number[] = [];
  let seen = await read(id);
  const work = async () => {
    while (statuses.length < calls) {
      const side = random.chance(0.5) ? "attorney" : "paralegal";
      if (random.chance(0.5)) seen = await read(id, side);
      statuses.push(await take(side, random, seen));
    }
  };
  await Promise.all(Array.from({ length: callers }, work));
  return statuses;
}

let rateCents = 4_000;
/** Terms at a rate that no version has: the same terms again would be refused as unchanged. */
function newTerms() {
  rateCents += 1;
  return termsOf(cast.partner.id, { pay: { kind: "hourly", rateCents, capMinutes: null } });
}

async function rowsOf(id: number) {
  const { db } = site;
  const [contract] = await db.select().from(contracts).where(eq(contracts.id, id));
  const versions = await db.select().from(contractVersions).where(eq(contractVersions.contractId, id));
  const signatures = await db.select().from(contractSignatures).where(eq(contractSignatures.contractId, id));
  if (!contract) throw new Error(`There is no contract ${id}.`);
  const sidesOf = (version: number) => signatures.filter((row) => row.version === version);
  return { contract, versions, signatures, sidesOf };
}

/** What holds of every contract: each signature is under its version's text, and the contract repeats its current one. */
async function holds(id: number) {
  const { contract, versions, signatures } = await rowsOf(id);
  for (const { terms, sha256: hash } of versions) expect(hash).toBe(sha256(terms));
  for (const { version, termsHash } of signatures)
    expect(termsHash).toBe(versions.find((row) => row.version === version)?.sha256);
  const current = versions.find(({ version }) => version === contract.version);
  expect(contract.terms).toBe(current?.terms);
  const { pay } = current?.structuredTerms ?? { pay: null };
  expect(contract.agreedRate).toBe(pay?.kind === "hourly" ? pay.rateCents / 100 : null);
  expect(versions.filter(({ status }) => status === "open").length).toBeLessThanOrEqual(1);
  expect(versions.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(
    versions.map((_, index) => index + 1),
  );
}

const agreements = new Set<string>();

test.each([
  [1, 0.1],
  [2, 0.25],
  [3, 0.5],
  [4, 0.02],
])(
  "200 agree and version calls at once (seed %i) end with both signatures on one hash, or none",
  { timeout: 60_000 },
  async (seed, agreeing) => {
    const id = await createContract(site, cast, cast.daniel);
    const statuses = await interleave(id, seed, async (side, random, seen) => {
      const params = { id };
      if (!random.chance(agreeing)) {
        const base = random.chance(0.8) ? seen.version : 1 + Math.floor(random.next() * 10);
        const body = { base, terms: newTerms(), note: null };
        return (await member(side).call("proposeVersion", { params, body })).statusCode;
      }
      const hash = random.chance(0.8) ? seen.termsSha256 : sha256("other terms");
      const body = { version: seen.version, sha256: hash, name: member(side).name, consent: true };
      const input = random.chance(0.3) ? { params } : { params, body };
      return (await member(side).call("agreeToTerms", input)).statusCode;
    });

    expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
    await holds(id);
    const { contract, versions, sidesOf } = await rowsOf(id);
    expect(versions).toHaveLength(1 + statuses.filter((status) => status === 201).length);
    const signedByBoth = versions.filter(({ version }) => sidesOf(version).length === 2);
    const agreed = contract.status === "terms_agreed";
    expect(signedByBoth.map(({ version }) => version)).toEqual(agreed ? [contract.version] : []);
    expect(contract.version).toBe(versions.length);
    const current = versions.find(({ version }) => version === contract.version);
    expect(current?.status).toBe(agreed ? "in_force" : "open");
    expect(new Set(sidesOf(contract.version).map(({ termsHash }) => termsHash)).size).toBeLessThanOrEqual(1);
    const { attorney, paralegal } = await read(id);
    expect(attorney.signature !== null && paralegal.signature !== null).toBe(agreed);
    const kinds = await readChain(site.db, id);
    expect(kinds.filter((kind) => kind === "version_proposed")).toHaveLength(versions.length - 1);
    agreements.add(contract.status);
  },
);

test("some of these ended in an agreement", () => expect(agreements).toContain("terms_agreed"));

test.each([11, 12])(
  "200 calls on amendments at once (seed %i) keep one version in force, signed by both",
  { timeout: 60_000 },
  async (seed) => {
    const id = await createContract(site, cast, cast.daniel);
    for (const side of ["attorney", "paralegal"] as const)
      await member(side).ask("agreeToTerms", { params: { id } });
    const statuses = await interleave(id, seed, async (side, random, seen) => {
      const { openAmendment: open } = seen;
      const signature = { name: member(side).name, consent: true };
      const version = open?.version ?? 1 + Math.floor(random.next() * 10);
      const answer = { params: { id, version } };
      const call = () => {
        if (random.chance(0.35)) {
          const base = open && random.chance(0.5) ? open.version : seen.version;
          const body = {
            base,
            terms: newTerms(),
            note: "As discussed.",
            ...(random.chance(0.5) && signature),
          };
          return member(side).call("proposeAmendment", { params: { id }, body });
        }
        if (random.chance(0.15)) return member(side).call("declineAmendment", answer);
        if (random.chance(0.1)) return member(side).call("withdrawAmendment", answer);
        const hash = open && random.chance(0.9) ? open.sha256 : sha256("other terms");
        return member(side).call("agreeToAmendment", { ...answer, body: { sha256: hash, ...signature } });
      };
      return (await call()).statusCode;
    });

    expect(statuses.filter((status) => ![200, 201, 404, 409].includes(status))).toEqual([]);
    await holds(id);
    const { contract, versions, sidesOf } = await rowsOf(id);
    expect(versions).toHaveLength(1 + statuses.filter((status) => status === 201).length);
    expect(versions.filter(({ status }) => status === "in_force").map(({ version }) => version)).toEqual([
      contract.version,
    ]);
    for (const { version, status } of versions) {
      const isBinding = status === "in_force" || status === "superseded";
      expect(sidesOf(version).length === 2, `version ${version} is ${status}`).toBe(isBinding);
    }
    const kinds = await readChain(site.db, id);
    const superseded = versions.filter(({ status }) => status === "superseded").length;
    expect(kinds.filter((kind) => kind === "amendment_in_force")).toHaveLength(superseded);
    expect(superseded).toBeGreaterThan(0);
  },
);

test.each(["proposeVersion", "proposeAmendment"] as const)(
  "both sides at once: of two %s calls one wins, and the other learns of it",
  async (name) => {
    const id = await createContract(site, cast, cast.daniel);
    if (name === "proposeAmendment")
      for (const who of [cast.partner, cast.daniel]) await who.ask("agreeToTerms", { params: { id } });
    const input = {
      params: { id },
      body: { base: 1, terms: termsOf(cast.partner.id), note: "As discussed." },
    };
    const answers = await raceTransactions(site, "notifications", [
      () => cast.partner.call(name, input),
      () => cast.daniel.call(name, input),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toMatch(
      name === "proposeVersion" ? /terms changed/ : /Another amendment/,
    );
    const versions = await cast.daniel.ask<ContractVersion[]>("listVersions", { params: { id } });
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    await holds(id);
  },
);
