/** Recounts in memory, from raw rows, the tasks of every attorney of a seeded site, and follows each to where it leads. */
import { errorMessages } from "@caseload/contract/error-messages";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import type { InvoiceDetail } from "@caseload/contract/engagements/invoices";
import { isAttorneyRole } from "@caseload/contract/firms/firm-roles";
import type { WaitingJob } from "@caseload/contract/jobs/job-approvals";
import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import { type TaskScope, taskKinds, usualTaskDays } from "@caseload/contract/reporting/task-kinds";
import type { Task } from "@caseload/contract/reporting/tasks";
import { permissionsByRole } from "@caseload/contract/role-permissions";
import type { Permission } from "@caseload/contract/roles";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeJob, makePerson } from "../../../demo/factories.ts";
import { seedDemo } from "../../../demo/seed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts, contractSignatures, contractVersions } from "../../../platform/db/schema/contracts.ts";
import { invoices, payments } from "../../../platform/db/schema/invoices.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { messages } from "../../../platform/db/schema/messages.ts";
import { jobSilences } from "../../../platform/db/schema/response-times.ts";
import { timesheets } from "../../../platform/db/schema/time.ts";
import { deliverables } from "../../../platform/db/schema/work.ts";
import { amend, propose } from "../../../testkit/negotiate.ts";
import { dayIn } from "../../../testkit/recount-analytics.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

const dayMs = 86_400_000;

async function loadRows({ db }: Site) {
  return {
    users: await db.select().from(users),
    jobs: await db.select().from(jobs),
    applications: await db.select().from(applications),
    contracts: await db.select().from(contracts),
    versions: await db.select().from(contractVersions),
    signatures: await db.select().from(contractSignatures),
    timesheets: await db.select().from(timesheets),
    deliverables: await db.select().from(deliverables),
    invoices: await db.select().from(invoices),
    payments: await db.select().from(payments),
    messages: await db.select().from(messages),
    silences: await db.select().from(jobSilences),
  };
}
type Rows = Awaited<ReturnType<typeof loadRows>>;
type Person = Rows["users"][number];
type Contract = Rows["contracts"][number];
type Counted = Pick<Task, "kind" | "id" | "partId" | "isOwn" | "count" | "cents" | "due">;

const may = ({ primaryRole }: Person, permission: Permission): boolean =>
  primaryRole !== null && permissionsByRole[primaryRole].includes(permission);

const none = { count: null, cents: null, due: null };

function signatureTasks(rows: Rows, { person, own, signs }: Scope): Counted[] {
  return rows.contracts.flatMap((contract) => {
    const open = rows.versions.find(
      ({ contractId, status }) => contractId === contract.id && status === "open",
    );
    const signedBy = (version: number | undefined) =>
      rows.signatures
        .filter((one) => one.contractId === contract.id && one.version === version)
        .map(({ side }) => side);
    const isOpenAmendment =
      open?.kind === "amendment" && ["terms_agreed", "in_progress"].includes(contract.status);
    const isTurn =
      contract.status === "pending_terms"
        ? !signedBy(contract.version).includes("attorney")
        : isOpenAmendment &&
          !signedBy(open.version).includes("attorney") &&
          (open.authorSide === "paralegal" || signedBy(open.version).includes("paralegal"));
    if (!isTurn || !signs(contract)) return [];
    const proposedAt = (open?.createdAt ?? contract.createdAt).getTime();
    const due =
      contract.status === "pending_terms" ? dayIn(new Date(proposedAt + 14 * dayMs), person.timeZone) : null;
    return [
      {
        ...none,
        kind: contract.status === "pending_terms" ? ("sign" as const) : ("amend" as const),
        id: contract.id,
        partId: contract.id,
        isOwn: own(contract),
        due,
      },
    ];
  });
}

function workTasks(rows: Rows, { person, own, decides }: Scope): Counted[] {
  const contractOf = (id: number) => rows.contracts.find((one) => one.id === id);
  const sheets = rows.timesheets.flatMap(({ id, contractId, status, submittedAt }) => {
    const contract = contractOf(contractId);
    if (!contract || status !== "submitted" || !decides(contract)) return [];
    const terms = rows.versions.find(
      (one) => one.contractId === contractId && one.version === contract.version,
    )?.structuredTerms;
    const days = terms?.autoApproveDays ?? null;
    const due = days === null ? null : dayIn(new Date(submittedAt.getTime() + days * dayMs), person.timeZone);
    return [
      { ...none, kind: "approve_time" as const, id: contractId, partId: id, isOwn: own(contract), due },
    ];
  });
  const work = rows.deliverables.flatMap(({ id, contractId, status }) => {
    const contract = contractOf(contractId);
    const isSupervised =
      contract && ["terms_agreed", "in_progress", "completed"].includes(contract.status) && decides(contract);
    return status === "submitted" && isSupervised
      ? [{ ...none, kind: "approve_work" as const, id: contractId, partId: id, isOwn: own(contract) }]
      : [];
  });
  return [...sheets, ...work];
}

function postingTasks(rows: Rows, { person }: Scope): Counted[] {
  return rows.jobs
    .filter(({ firmId }) => firmId === person.firmId)
    .flatMap((job) => {
      const found: Counted[] = [];
      if (job.status === "pending_approval" && !job.hidden && may(person, "job:approve"))
        found.push({ ...none, kind: "approve_job", id: job.id, partId: job.id, isOwn: true });
      const waiting = rows.applications.filter(
        ({ jobId, status, paralegalId }) =>
          jobId === job.id && status === "pending" && paralegalId !== person.id,
      ).length;
      if (waiting === 0 || !(may(person, "application:review") || job.postedById === person.id)) return found;
      const pausesAt = rows.silences.find(({ jobId }) => jobId === job.id)?.pausesAt ?? null;
      const isAnnounced = pausesAt !== null && job.status === "open" && job.pausedAt === null;
      found.push({
        kind: "review",
        id: job.id,
        partId: job.id,
        isOwn: person.id === job.postedById || person.id === job.supervisorId,
        count: waiting,
        cents: null,
        due: isAnnounced ? dayIn(pausesAt, person.timeZone) : null,
      });
      return found;
    });
}

function invoiceTasks(rows: Rows, { person, own, seen }: Scope): Counted[] {
  return rows.invoices.flatMap((invoice) => {
    const contract = rows.contracts.find(({ id }) => id === invoice.contractId);
    const handles =
      contract &&
      seen(contract) &&
      (["managing_partner", "firm_admin", "senior_partner"].includes(person.primaryRole ?? "") ||
        contract.attorneyId === person.id);
    const paid = rows.payments
      .filter(({ invoiceId, status }) => invoiceId === invoice.id && status !== "denied")
      .reduce((sum, { cents }) => sum + cents, 0);
    const rest = invoice.totalCents - paid;
    if (!handles || !["sent", "viewed", "partly_paid"].includes(invoice.status) || rest <= 0) return [];
    const { id, dueOn: due } = invoice;
    return [{ kind: "pay" as const, id, partId: id, isOwn: own(contract), count: null, cents: rest, due }];
  });
}

function messageTasks(rows: Rows, { person }: Scope): Counted[] {
  const unread = rows.messages.filter(
    ({ receiverId, readAt }) => receiverId === person.id && readAt === null,
  );
  return [...new Set(unread.map(({ senderId }) => senderId))].map((id) => ({
    ...none,
    kind: "reply",
    id,
    partId: id,
    isOwn: true,
    count: unread.filter(({ senderId }) => senderId === id).length,
  }));
}

/** Which contracts a person sees, signs and decides on for the firm, and which are the person's own. */
function scopeOf(person: Person) {
  const own = ({ attorneyId, supervisorId }: Contract): boolean =>
    attorneyId === person.id || supervisorId === person.id;
  const isLawyer = isAttorneyRole(person.primaryRole);
  const seen = (contract: Contract): boolean =>
    contract.firmId === person.firmId &&
    (may(person, "application:review") ||
      may(person, "contract:create") ||
      contract.attorneyId === person.id ||
      (isLawyer && contract.supervisorId === person.id));
  const signs = (contract: Contract): boolean =>
    contract.firmId === person.firmId &&
    (may(person, "contract:create") || (isLawyer && contract.attorneyId === person.id));
  const decides = (contract: Contract): boolean =>
    signs(contract) || (contract.firmId === person.firmId && contract.supervisorId === person.id);
  return { person, own, seen, signs, decides };
}
type Scope = ReturnType<typeof scopeOf>;

function tasksOf(rows: Rows, person: Person): Counted[] {
  const scope = scopeOf(person);
  return [signatureTasks, workTasks, postingTasks, invoiceTasks, messageTasks].flatMap((of) =>
    of(rows, scope),
  );
}

const counted = ({ kind, id, partId, isOwn, count, cents, due }: Task): Counted => ({
  kind,
  id,
  partId,
  isOwn,
  count,
  cents,
  due,
});
const keyOf = ({ kind, partId }: Pick<Task, "kind" | "partId">) => `${kind} ${partId}`;
const inOrder = (tasks: readonly Counted[]) =>
  tasks.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));

/** All pages, three rows each. */
async function listAll(who: Caller, scope: TaskScope): Promise<Task[]> {
  const found: Task[] = [];
  let cursor: string | undefined;
  do {
    const query = { scope, limit: "3", ...(cursor !== undefined && { cursor }) };
    const answer = await who.call("listTasks", { query });
    found.push(...answer.json<Task[]>());
    cursor = /cursor=([^&>]+)/.exec(String(answer.headers["link"] ?? ""))?.[1];
  } while (cursor !== undefined);
  return found;
}

/** Where the screen leads: what is found there has the same figure. */
async function follow(who: Caller, { kind, id, partId, count, cents, minutes }: Task): Promise<void> {
  const params = { id };
  switch (kind) {
    case "sign":
    case "amend":
    case "approve_work":
      expect((await who.call("getContract", { params })).statusCode).toBe(200);
      return;
    case "approve_time": {
      const sheets = await who.ask<Timesheet[]>("listTimesheets", { params, query: { limit: "50" } });
      expect(sheets.find((sheet) => sheet.id === partId)).toMatchObject({ status: "submitted", minutes });
      return;
    }
    case "approve_job":
      expect((await who.ask<WaitingJob[]>("listJobApprovals")).map((job) => job.id)).toContain(id);
      return;
    case "review": {
      const query = { jobId: String(id) };
      const { statuses } = await who.ask<{ statuses: { pending: number } }>("countApplicants", { query });
      expect(statuses.pending).toBe(count);
      return;
    }
    case "pay": {
      const invoice = await who.ask<InvoiceDetail>("getInvoice", { params });
      expect(invoice.may.recordPayment).toBe(true);
      expect(invoice.balanceCents - invoice.pendingCents).toBe(cents);
      return;
    }
    case "reply":
      expect((await who.call("getThread", { params: { userId: id } })).statusCode).toBe(200);
  }
}

/** Has paralegals propose other terms, and another amendment, so that both await the firm's answer. */
async function awaitSignatures(site: Site): Promise<void> {
  const people = await site.db.select().from(users);
  const all = await site.db.select().from(contracts);
  for (const [status, proposal] of [
    ["pending_terms", propose],
    ["in_progress", amend],
  ] as const) {
    const contract = all.find((one) => one.status === status);
    const paralegal = people.find(({ id }) => id === contract?.paralegalId);
    if (!contract || !paralegal) throw new Error(`The demo has no contract that is ${status}.`);
    // The demo's own amendment awaits the paralegal.
    await site.db
      .update(contractVersions)
      .set({ status: "withdrawn" })
      .where(and(eq(contractVersions.contractId, contract.id), eq(contractVersions.kind, "amendment")));
    await proposal({ ...paralegal, ...(await site.signInAs(paralegal.id)) }, contract.id, 6_100);
  }
}

describe("a seeded site", () => {
  let site: Site;
  let rows: Rows;
  let attorneys: Person[];
  beforeAll(async () => {
    site = await openSite();
    await seedDemo(site.deps, site.time.now);
    const [anders] = await site.db.select().from(users).where(eq(users.primaryRole, "managing_partner"));
    const firmId = anders?.firmId ?? 0;
    const junior = await makePerson(site.db, site.time.now, { primaryRole: "junior_associate", firmId });
    await makePerson(site.db, site.time.now, { primaryRole: "of_counsel", firmId });
    await makeJob(site.db, site.time.now, { firmId, postedById: junior.id, status: "pending_approval" });
    await awaitSignatures(site);
    rows = await loadRows(site);
    attorneys = rows.users.filter(({ userType, firmId: of }) => userType === "attorney" && of !== null);
  });
  afterAll(() => site.close());

  test("everyone's tasks are the rows that they may act on, in both scopes, and as many as is counted", async () => {
    const kinds = new Set<string>();
    for (const person of attorneys) {
      const who = await site.signInAs(person.id);
      const [yours, firm, counts] = [
        await listAll(who, "yours"),
        await listAll(who, "firm"),
        await who.ask("countTasks"),
      ];
      const expected = tasksOf(rows, person);
      const own = expected.filter(({ isOwn }) => isOwn);
      expect(inOrder(firm.map(counted)), person.email).toEqual(inOrder(expected));
      expect(inOrder(yours.map(counted)), person.email).toEqual(inOrder(own));
      const today = dayIn(site.time.now, person.timeZone);
      const dueOf = (tasks: readonly Counted[]) =>
        tasks.filter(({ due }) => due !== null && due <= today).length;
      expect(counts).toEqual({
        yours: { total: own.length, due: dueOf(own) },
        firm: { total: expected.length, due: dueOf(expected) },
      });
      for (const { kind } of firm) kinds.add(kind);
    }
    expect([...kinds].toSorted()).toEqual(taskKinds.toSorted());
  });

  test("the most urgent come first, by the day on which something happens, or as if due two days after they came in", async () => {
    for (const person of attorneys) {
      const who = await site.signInAs(person.id);
      const days = (await listAll(who, "firm")).map(({ due, since }) =>
        due === null ? dayIn(new Date(Date.parse(since) + usualTaskDays * dayMs), person.timeZone) : due,
      );
      expect(days, person.email).toEqual(days.toSorted());
    }
  });

  test("each leads to a place that its reader may open, where the same figure is found", async () => {
    for (const person of attorneys) {
      const who = await site.signInAs(person.id);
      for (const one of await listAll(who, "firm")) await follow(who, one);
    }
  });

  test("the dashboard's other figures count the same", async () => {
    for (const person of attorneys) {
      const who = await site.signInAs(person.id);
      const [firm, stats] = [await listAll(who, "firm"), await who.ask<DashboardStats>("dashboardStats")];
      const sumOf = (kind: Task["kind"]) =>
        firm.filter((one) => one.kind === kind).reduce((sum, { count }) => sum + (count ?? 1), 0);
      expect(
        {
          unread: sumOf("reply"),
          pending: sumOf("review"),
          toApprove: sumOf("approve_job"),
          toSign: sumOf("sign"),
        },
        person.email,
      ).toEqual({
        unread: stats.unreadMessages,
        pending: stats.pendingApplications,
        toApprove: stats.postingsAwaitingApproval,
        toSign: stats.contractsAwaitingSignature,
      });
    }
  });

  test("paralegals, people without a firm, and visitors have no such list", async () => {
    const daniel = await site.signInAs(rows.users.find(({ userType }) => userType === "paralegal")?.id ?? 0);
    const alone = await makePerson(site.db, site.time.now, { primaryRole: "associate", firmId: null });
    for (const name of ["listTasks", "countTasks"] as const) {
      expect((await daniel.call(name)).statusCode).toBe(403);
      const answer = await (await site.signInAs(alone.id)).call(name);
      expect([answer.statusCode, answer.body]).toEqual([403, errorMessages.firmOnly]);
      expect((await site.anonymous.call(name)).statusCode).toBe(401);
    }
  });
});
