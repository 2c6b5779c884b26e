import type { ContractFile } from "@caseload/contract/engagements/contract-files";
import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { Invoice, InvoiceDetail } from "@caseload/contract/engagements/invoices";
import type { Invoiceable } from "@caseload/contract/engagements/new-invoice";
import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import type { SupervisionEntry } from "@caseload/contract/engagements/supervision";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import type { OwnApplication } from "@caseload/contract/hiring/applications";
import type { ApplicationConflict } from "@caseload/contract/hiring/conflict-checks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkRecords } from "../modules/engagements/agreements/check-records.ts";
import { type Caller, openSite, type Site } from "../testkit/site.ts";
import { demoPeople } from "./people.ts";
import { seedDemo } from "./seed.ts";

let site: Site;
let daniel: Caller;
let margaret: Caller;
beforeAll(async () => {
  site = await openSite();
  await seedDemo(site.deps, site.time.now);
  daniel = await site.signIn(demoPeople.daniel.email);
  margaret = await site.signIn(demoPeople.margaret.email);
});
afterAll(() => site.close());

/** Daniel's work for Margaret. */
async function readEngagement(caller: Caller) {
  const [contract] = await daniel.ask<{ id: number }[]>("listContracts");
  const params = { id: contract?.id ?? 0 };
  return {
    contract: await caller.ask<ContractDetail>("getContract", { params }),
    versions: await caller.ask<ContractVersion[]>("listVersions", { params }),
  };
}

test("Daniel has an amendment of Margaret's to answer, and versions to compare it with", async () => {
  const { contract, versions } = await readEngagement(daniel);
  expect(contract).toMatchObject({
    status: "in_progress",
    version: 2,
    turn: "paralegal",
    openAmendment: { version: 3, authorName: "Margaret Okafor" },
  });
  expect(versions.map(({ version, status, kind }) => [version, status, kind])).toEqual([
    [3, "open", "amendment"],
    [2, "in_force", "terms"],
    [1, "superseded", "terms"],
  ]);
  const [amendment, inForce, offer] = versions;
  expect(amendment?.signatures.map(({ side }) => side)).toEqual(["attorney"]);
  expect(inForce?.signatures).toHaveLength(2);
  expect(inForce?.structuredTerms).not.toEqual(offer?.structuredTerms);
  expect(amendment?.structuredTerms.services).toHaveLength(2);
  expect(amendment?.terms).toContain("Whitcomb");
  expect(inForce?.terms).not.toContain("Whitcomb");
});

test("its timeline tells the negotiation in order, and every record matches its hash", async () => {
  const { contract } = await readEngagement(margaret);
  expect(contract.timeline.map(({ kind, version }) => [kind, version])).toEqual([
    ["drafted", 1],
    ["version_proposed", 2],
    ["agreed", 2],
    ["agreed", 2],
    ["terms_agreed", 2],
    ["started", null],
    ["amendment_proposed", 3],
    ["amendment_agreed", 3],
  ]);
  const times = contract.timeline.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted());
  expect((await checkRecords({ db: site.db, files: site.deps.files })).problems).toEqual([]);
});

test("Daniel has two approved weeks, one that Margaret may answer, with a vague entry, and drafts", async () => {
  const { contract } = await readEngagement(daniel);
  const params = { id: contract.id };
  const sheets = await margaret.ask<Timesheet[]>("listTimesheets", { params });
  expect(sheets.map(({ status, mayDecide }) => [status, mayDecide])).toEqual([
    ["submitted", true],
    ["approved", false],
    ["approved", false],
  ]);
  const entries = await daniel.ask<TimeEntry[]>("listContractTime", { params });
  const rate = contract.pay?.kind === "hourly" ? contract.pay.rateCents : null;
  expect(entries.every(({ rateCents }) => rateCents === rate)).toBe(true);
  const vague = entries.filter(({ hints }) => hints.some(({ kind }) => kind === "vague"));
  expect(vague.map(({ status }) => status)).toEqual(["submitted"]);
  expect(entries.some(({ status }) => status === "draft")).toBe(true);
});

test("Daniel has a paid and an overdue invoice of finished work, and approved time that is on none", async () => {
  const list = await daniel.ask<Invoice[]>("listInvoices");
  expect(
    list.map(({ number, status, overdue, may }) => [number?.slice(5), status, overdue, may.void]),
  ).toEqual([
    ["0002", "sent", true, true],
    ["0001", "paid", false, false],
  ]);
  expect(list.every(({ totalCents, minutes }) => totalCents === minutes * 90)).toBe(true);
  const { contract } = await readEngagement(daniel);
  const params = { id: contract.id };
  expect(await daniel.ask<Invoiceable>("getInvoiceable", { params })).toMatchObject({
    mayCreate: true,
    minutes: expect.any(Number),
    timeCents: expect.any(Number),
  });
  const draft = await daniel.ask<InvoiceDetail>("createInvoice", { params, body: {} });
  expect(draft.lines).toHaveLength(6);
  expect((await margaret.ask<Invoice[]>("listInvoices", { query: { status: "overdue" } })).length).toBe(1);
});

test("they have a submitted and a returned deliverable, and a supervision log in order of time", async () => {
  const { contract } = await readEngagement(daniel);
  const params = { id: contract.id };
  const rows = await margaret.ask<Deliverable[]>("listDeliverables", { params });
  expect(rows.map(({ status, may }) => [status, may.decide])).toEqual([
    ["approved", false],
    ["returned", false],
    ["submitted", true],
    ["due", false],
    ["due", false],
  ]);
  const log = await daniel.ask<SupervisionEntry[]>("listSupervision", { params });
  expect(log.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      "timesheet_approved",
      "deliverable_returned",
      "deliverable_approved",
      "instruction",
    ]),
  );
  const times = log.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().reverse());
});

test("signing it puts it in force", async () => {
  const { contract, versions } = await readEngagement(daniel);
  await daniel.ask("agreeToAmendment", {
    params: { id: contract.id, version: 3 },
    body: { sha256: versions[0]?.sha256, name: "Daniel Reyes", consent: true },
  });
  expect((await readEngagement(margaret)).contract).toMatchObject({ version: 3, openAmendment: null });
});

test("Margaret decides about a possible conflict of Daniel's, and both sides see the same status", async () => {
  const mine = await daniel.ask<OwnApplication[]>("listOwnApplications");
  const statuses = mine.map(({ job, conflict }) => [job.title.split(" ")[0], conflict.status]);
  expect(statuses).toEqual(
    expect.arrayContaining([
      ["Subpoena", "possible"],
      ["Second-pass", "none"],
    ]),
  );
  const possible = mine.find(({ conflict }) => conflict.status === "possible");
  const params = { id: possible?.id ?? 0 };
  expect(await margaret.ask<ApplicationConflict>("getConflict", { params })).toMatchObject({
    status: "possible",
    matches: null,
    may: { decide: true },
  });
  const accepted = await margaret.call("decideApplication", { params, body: { status: "accepted" } });
  expect(accepted.statusCode).toBe(409);
});

test("their work has files, two of one name, which open and belong to submissions", async () => {
  const { contract } = await readEngagement(margaret);
  const files = await margaret.ask<ContractFile[]>("listContractFiles", { params: { id: contract.id } });
  expect(files.map(({ name, version }) => [name, version])).toContainEqual([
    "Privilege log, volume 3.pdf",
    2,
  ]);
  const { address } = await margaret.ask<{ address: string }>("openContractFile", {
    params: { id: files[0]?.id ?? 0 },
  });
  expect(
    (await site.app.inject({ url: address, headers: { cookie: margaret.cookie } })).rawPayload
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});
