/** What is due first comes first: the order of the list against what the contract package says is due. */
import { nextDue } from "@caseload/contract/engagements/contract-due";
import type { Contract } from "@caseload/contract/engagements/contracts";
import type { ContractStatus } from "@caseload/contract/lifecycles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contractSignatures } from "../../../platform/db/schema/contracts.ts";
import { makeContract } from "../../../demo/factories.ts";
import { createApplication, type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { instantAt } from "../../../platform/time-zone.ts";

const zone = "America/New_York";
let site: Site;
let cast: Cast;

interface Made {
  status: ContractStatus;
  signedByOwn?: true;
  startsOn?: string;
  projectDeadline?: string;
  completionRequestedAt?: Date;
}

/** In the order in which they are due. */
const dated: readonly Made[] = [
  { status: "pending_terms", projectDeadline: "2026-06-01" },
  { status: "pending_terms" },
  { status: "in_progress", projectDeadline: "2026-03-10" },
  // March 11, 8 PM in New York.
  {
    status: "in_progress",
    projectDeadline: "2026-03-01",
    completionRequestedAt: new Date("2026-03-08T00:00Z"),
  },
  { status: "terms_agreed", startsOn: "2026-03-11", projectDeadline: "2026-03-12" },
  // March 12, 0:30 AM in New York.
  { status: "in_progress", completionRequestedAt: new Date("2026-03-08T04:30Z") },
  { status: "terms_agreed", projectDeadline: "2026-04-01" },
  { status: "in_progress", projectDeadline: "2027-01-01" },
  { status: "in_progress" },
  { status: "pending_terms", signedByOwn: true, projectDeadline: "2026-03-02" },
];
const over: readonly Made[] = [
  { status: "completed", projectDeadline: "2026-03-03" },
  { status: "cancelled", projectDeadline: "2026-03-03" },
];
const ids: number[] = [];
let overIds: number[] = [];

async function make({ signedByOwn, ...given }: Made): Promise<number> {
  const { id: jobId } = await createPosting(site, cast);
  const { id } = await makeContract(site.db, site.time.now, {
    applicationId: await createApplication(site, cast.daniel, jobId),
    jobId,
    firmId: cast.firmId,
    attorneyId: cast.partner.id,
    paralegalId: cast.daniel.id,
    ...given,
  });
  if (signedByOwn)
    await site.db.insert(contractSignatures).values({
      contractId: id,
      side: "paralegal",
      userId: cast.daniel.id,
      name: cast.daniel.name,
      ipAddress: "192.0.2.1",
      termsHash: "00",
      signedAt: site.time.now,
    });
  return id;
}

beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  const made = new Map<Made, number>();
  // Made in another order than the one that is expected; what has no time of its own comes oldest first.
  const order = [...dated.slice(2, 8).toReversed(), ...over, ...dated.slice(0, 2), ...dated.slice(8)];
  for (const one of order) made.set(one, await make(one));
  ids.push(...dated.map((one) => made.get(one) ?? 0));
  overIds = over.map((one) => made.get(one) ?? 0);
});
afterAll(() => site.close());

const list = (who: Caller, query: Record<string, string | number>) =>
  who.ask<Contract[]>("listContracts", { query });
const idsOf = (rows: readonly Contract[]): number[] => rows.map(({ id }) => id);

test("live contracts come by what is due, those without a date last", async () => {
  expect(idsOf(await list(cast.daniel, { side: "paralegal", state: "active", order: "due" }))).toEqual(ids);
});

test("the order is that of contract-due.ts, seen from either side", async () => {
  // The associate may only read: no signature is due from them.
  for (const who of [cast.daniel, cast.partner, cast.managing, cast.associate]) {
    const rows = await list(who, { order: "due", limit: 100 });
    const keys = rows.map((row) => {
      const due = nextDue(row);
      if (!due) return Infinity;
      if (due.what === "signature") return 0;
      return due.what === "completion"
        ? Date.parse(due.at)
        : instantAt(due.day, "23:59:59.999", zone).getTime() + 1;
    });
    expect(keys).toHaveLength(12);
    expect(keys).toEqual(keys.toSorted((one, other) => one - other));
  }
});

test("what awaits a signature comes last for colleagues who may only read", async () => {
  const rows = await list(cast.associate, { state: "active", order: "due" });
  expect(rows.every(({ may }) => !may.act && !may.propose && !may.amend)).toBe(true);
  const pending = rows.map(({ status }) => status === "pending_terms");
  expect(pending.slice(0, 6)).not.toContain(true);
  expect(rows[0]?.id).toBe(ids[2]);
});

test("pages follow each other without a gap, whatever their size", async () => {
  for (const limit of [1, 3, 7]) {
    const seen: number[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 20; page++) {
      const answer = await cast.daniel.call("listContracts", {
        query: { state: "active", order: "due", limit, ...(cursor && { cursor }) },
      });
      seen.push(...idsOf(answer.json()));
      const link = answer.headers.link;
      cursor = typeof link === "string" ? (/cursor=([^&>]+)/.exec(link)?.[1] ?? undefined) : undefined;
      if (!cursor) break;
    }
    expect(seen).toEqual(ids);
  }
});

test("completed and cancelled ones are kept apart, and both are counted", async () => {
  expect(idsOf(await list(cast.daniel, { state: "over" }))).toEqual(overIds.toReversed());
  expect(await cast.daniel.ask("countContracts")).toEqual({ active: 10, over: 2 });
  expect(await cast.partner.ask("countContracts", { query: { side: "paralegal" } })).toEqual({
    active: 0,
    over: 0,
  });
  expect(await cast.partner.ask("countContracts", { query: { side: "attorney" } })).toEqual({
    active: 10,
    over: 2,
  });
});

test("lists are private to the parties", async () => {
  for (const who of [cast.priya, cast.rival, cast.junior]) {
    expect(await list(who, { order: "due" })).toEqual([]);
    expect(await who.ask("countContracts")).toEqual({ active: 0, over: 0 });
  }
});
