/**
 * Checks every role and permission of the contract's table over HTTP. Each permission has a call, or a difference in an
 * answer, that only its holders get.
 */
import type { User } from "@caseload/contract/accounts/accounts";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { errorMessages } from "@caseload/contract/error-messages";
import { permissionsByRole } from "@caseload/contract/role-permissions";
import { type Permission, type PrimaryRole, primaryRoles } from "@caseload/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../platform/db/schema/accounts.ts";
import {
  makeApplication,
  makeContract,
  makeFirm,
  makeJob,
  makePerson,
  makeProfile,
} from "../demo/factories.ts";
import { type Caller, openSite, type Site } from "../testkit/site.ts";

type Role = PrimaryRole | "no role";
interface Holder extends Caller {
  id: number;
}
/** Whether the holder has the permission. Throws for answers that are neither a success nor a refusal. */
type Probe = (holder: Holder) => Promise<boolean>;

let site: Site;
let firmId: number;
let writerId: number;
let paralegalId: number;
const holders = new Map<Role, Holder>();

beforeAll(async () => {
  site = await openSite();
  const { db, time } = site;
  firmId = (await makeFirm(db, time.now)).id;
  writerId = (await makePerson(db, time.now, { primaryRole: "managing_partner", firmId })).id;
  paralegalId = (await makePerson(db, time.now, { primaryRole: "freelance_paralegal" })).id;
  for (const role of [...primaryRoles, "no role"] as const) {
    const given = { primaryRole: role === "no role" ? ("associate" as const) : role, firmId };
    const person = await makePerson(db, time.now, given);
    if (role === "no role") await db.update(users).set({ primaryRole: null }).where(eq(users.id, person.id));
    await makeProfile(db, time.now, { userId: person.id });
    holders.set(role, { id: person.id, ...(await site.signInAs(person.id)) });
  }
});
afterAll(() => site.close());

const posting = (status: "open" | "pending_approval") =>
  makeJob(site.db, site.time.now, { firmId, postedById: writerId, status });

/** True for 2xx; false for the errors of a missing permission. */
async function allowed(answer: Promise<{ statusCode: number; body: string }>): Promise<boolean> {
  const { statusCode, body } = await answer;
  if (statusCode < 300) return true;
  const refusals = [
    errorMessages.notPermitted,
    errorMessages.jobNotFound,
    errorMessages.contractNotFound,
    errorMessages.contractViewOnly,
  ];
  if ((statusCode === 403 || statusCode === 404) && refusals.some((message) => body === message))
    return false;
  throw new Error(`answered ${statusCode}: ${body}`);
}

const newPosting = {
  title: "Deposition summaries",
  location: "Remote",
  workArrangement: "Remote",
  hoursPerWeek: "10",
  duration: "2 weeks",
  specialties: ["litigation"],
  description: "Summarize two depositions, page and line.",
};

const probes: Record<Permission, Probe> = {
  "user:create": (holder) =>
    allowed(
      holder.call("invite", {
        body: { email: `probe.${crypto.randomUUID()}@example.com`, primaryRole: "associate" },
      }),
    ),
  "user:edit": async (holder) => {
    const { id } = await makePerson(site.db, site.time.now, { primaryRole: "associate", firmId });
    return allowed(holder.call("changeMember", { params: { id }, body: { primaryRole: "of_counsel" } }));
  },
  "user:view": (holder) => allowed(holder.call("listTeam")),
  "job:view": async (holder) => {
    const { id } = await posting("pending_approval");
    return allowed(holder.call("getJob", { params: { id } }));
  },
  "job:create": async (holder) => {
    const { status } = await holder.ask<JobDetail>("postJob", { body: newPosting });
    expect(["open", "pending_approval"]).toContain(status);
    return status === "open";
  },
  "job:edit": async (holder) => {
    const { id } = await posting("open");
    return allowed(holder.call("changeJobStatus", { params: { id }, body: { status: "closed" } }));
  },
  "job:approve": async (holder) => {
    const { id, postedAt } = await posting("pending_approval");
    const body = { createdAt: postedAt.toISOString() };
    return allowed(holder.call("approveJob", { params: { id }, body }));
  },
  // Without it, members read the applications to their own postings only.
  "application:review": async (holder) => {
    const { id: jobId } = await posting("open");
    await makeApplication(site.db, site.time.now, { jobId, paralegalId });
    const query = { jobId: String(jobId) };
    const answer = await holder.call("listReceivedApplications", { query });
    return (await allowed(Promise.resolve(answer))) && answer.json<unknown[]>().length > 0;
  },
  "application:create": async (holder) => {
    const { db, time } = site;
    const other = (await makeFirm(db, time.now)).id;
    const { id: postedById } = await makePerson(db, time.now, {
      primaryRole: "managing_partner",
      firmId: other,
    });
    const { id: jobId } = await makeJob(db, time.now, { firmId: other, postedById, status: "open" });
    const coverLetter = "I have done this work for nine years and can start now.";
    const answer = await holder.call("apply", { body: { jobId, coverLetter } });
    if (answer.statusCode === 403 && answer.body === errorMessages.onlyParalegalsApply) return false;
    return allowed(Promise.resolve(answer));
  },
  "contract:create": async (holder) => {
    const { id: jobId } = await posting("open");
    const application = await makeApplication(site.db, site.time.now, { jobId, paralegalId });
    const { id } = await makeContract(site.db, site.time.now, {
      applicationId: application.id,
      jobId,
      firmId,
      attorneyId: writerId,
      paralegalId,
    });
    return allowed(holder.call("agreeToTerms", { params: { id } }));
  },
  "report:view": (holder) => allowed(holder.call("getAnalytics")),
  "firm:edit": (holder) =>
    allowed(holder.call("createDepartment", { body: { name: `Probe ${crypto.randomUUID()}` } })),
};

const table = [...primaryRoles, "no role" as const].map((role): [Role, readonly Permission[]] => [
  role,
  role === "no role" ? [] : permissionsByRole[role],
]);

describe.each(table)("a %s may do what the role allows (ASVS 8.2.1)", (role, held) => {
  test("has exactly these permissions", async () => {
    const { permissions } = (await holders.get(role)?.ask<User>("me")) ?? { permissions: null };
    expect(permissions).toEqual(held);
  });

  test.each(Object.entries(probes))("%s", async (permission, probe) => {
    const holder = holders.get(role);
    if (!holder) throw new Error(`There is no holder of the role ${role}.`);
    expect(await probe(holder)).toBe(held.some((one) => one === permission));
  });
});
