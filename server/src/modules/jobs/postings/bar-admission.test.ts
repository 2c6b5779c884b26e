import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { PublicFirm } from "@caseload/contract/firms/firms";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { postingErrorMessages } from "@caseload/contract/jobs/posting-messages";
import type { Thread } from "@caseload/contract/messages/messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeCredential } from "../../../demo/file-factories.ts";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { type Cast, createContract, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

const checkedAt = new Date("2026-11-20T15:00:00.000Z");
const admission = { state: "IL", lastDigits: "4471", checkedOn: "2026-11-20" };
const admit = (site: Site, person: { id: number }, more: object = {}) =>
  makeCredential(site.db, checkedAt, {
    userId: person.id,
    kind: "bar_admission",
    title: "Attorney at law",
    issuer: "Supreme Court of Illinois",
    number: "ARDC 6.304-471",
    state: "IL",
    status: "verified",
    ...more,
  });

describe("a verified bar admission", () => {
  let site: Site;
  let cast: Cast;
  let jobId: number;
  let contractId: number;
  beforeAll(async () => {
    site = await openSite();
    cast = await createHiringFirm(site);
    contractId = await createContract(site, cast, cast.daniel);
    ({ id: jobId } = await createPosting(site, cast));
    await cast.partner.ask("sendMessage", { body: { receiverId: cast.daniel.id, content: "Good morning." } });
  });
  afterAll(() => site.close());
  beforeEach(async () => void (await site.db.delete(credentials)));

  /** The field wherever the other side meets it. */
  async function shown() {
    const { daniel, partner } = cast;
    const contract = await daniel.ask<ContractDetail>("getContract", { params: { id: contractId } });
    const bodies = {
      job: (await site.anonymous.ask<JobDetail>("getJob", { params: { id: jobId } })).barAdmission,
      firm: (await site.anonymous.ask<PublicFirm>("getFirm", { params: { id: cast.firmId } })).barAdmission,
      thread: (await daniel.ask<Thread>("getThread", { params: { userId: partner.id } })).barAdmission,
      attorney: contract.attorney.barAdmission,
      contract: contract.barAdmission,
    };
    expect(contract.supervisor.barVerified).toBe(contract.barAdmission !== null);
    expect(JSON.stringify(bodies)).not.toContain("304");
    return bodies;
  }
  const everywhere = { job: admission, firm: admission, thread: admission, attorney: admission };
  const nowhere = { job: null, firm: null, thread: null, attorney: null, contract: null };

  test("is one field on job, firm, thread and contract, with the last digits only", async () => {
    expect(await shown()).toEqual(nowhere);
    await admit(site, cast.partner);
    expect(await shown()).toEqual({ ...everywhere, contract: admission });
  });

  test.each([
    ["pending", { status: "pending" }],
    ["rejected", { status: "rejected" }],
    ["lapsed", { status: "lapsed" }],
    ["past its last day, before the scheduled task lapses it", { expiresOn: "2020-01-01" }],
    ["a certificate of another kind", { kind: "certification" }],
  ])("is not shown while %s", async (_state, more) => {
    await admit(site, cast.partner, more);
    expect(await shown()).toEqual(nowhere);
  });

  test("is shown through its last day, and the most recently checked one first", async () => {
    await admit(site, cast.partner, { state: "WI", number: "1099999", expiresOn: "2099-12-31" });
    await admit(site, cast.partner, { decidedAt: new Date("2026-11-21T15:00:00.000Z") });
    expect((await shown()).thread).toEqual({ ...admission, checkedOn: "2026-11-21" });
  });

  test("of the supervising attorney counts for a posting whose poster has none", async () => {
    await admit(site, cast.associate);
    expect(await shown()).toEqual({ ...nowhere, firm: admission });
    await site.db.update(jobs).set({ supervisorId: cast.associate.id }).where(eq(jobs.id, jobId));
    expect((await shown()).job).toEqual(admission);
    await site.db.update(jobs).set({ supervisorId: null }).where(eq(jobs.id, jobId));
  });
});

describe("where verified attorneys are required", () => {
  let site: Site;
  let cast: Cast;
  beforeAll(async () => {
    site = await openSite({ REQUIRE_VERIFIED_ATTORNEYS: "on" });
    cast = await createHiringFirm(site);
  });
  afterAll(() => site.close());
  beforeEach(async () => void (await site.db.delete(credentials)));

  const posting = {
    duplicate: true,
    title: "Deposition summaries",
    location: "Remote",
    workArrangement: "Remote",
    hoursPerWeek: "10",
    duration: "2 weeks",
    specialties: ["litigation"],
    description: "Summarize two depositions, page and line.",
  };
  const post = (more: object = {}) =>
    cast.partner.ask<JobDetail>("postJob", { body: { ...posting, ...more } });
  const open = (id: number) =>
    cast.partner.call("changeJobStatus", { params: { id }, body: { status: "open" } });

  test("a posting stays a draft, and is published once the admission is verified", async () => {
    const { id, status } = await post();
    expect(status).toBe("draft");
    expect((await site.anonymous.call("getJob", { params: { id } })).statusCode).toBe(404);
    const refused = await open(id);
    expect([refused.statusCode, refused.body]).toEqual([403, postingErrorMessages.admissionMissing]);
    await admit(site, cast.partner);
    expect((await open(id)).statusCode).toBe(200);
    expect((await post()).status).toBe("open");
  });

  test("a verified supervising attorney is enough", async () => {
    await admit(site, cast.associate);
    expect((await post()).status).toBe("draft");
    expect((await post({ supervisorId: cast.associate.id })).status).toBe("open");
  });

  test("approving, reopening and revising do not get around it", async () => {
    const { id: waiting } = await createPosting(site, cast, { status: "pending_approval", deadline: null });
    const { createdAt } = await cast.managing.ask<JobDetail>("getJob", { params: { id: waiting } });
    const approve = await cast.managing.call("approveJob", { params: { id: waiting }, body: { createdAt } });
    expect([approve.statusCode, approve.body]).toEqual([403, postingErrorMessages.admissionMissing]);
    const { id: closed } = await createPosting(site, cast, { status: "closed" });
    expect((await open(closed)).body).toBe(postingErrorMessages.admissionMissing);
    const revised = await cast.partner.ask<JobDetail>("reviseJob", {
      params: { id: waiting },
      body: posting,
    });
    expect(revised.status).toBe("draft");
    const action = { action: "reopen", ids: [closed] };
    const [result] = await cast.partner.ask<{ done: boolean; problem: string }[]>("changeJobs", {
      body: action,
    });
    expect(result).toMatchObject({ done: false, problem: postingErrorMessages.admissionMissing });
  });
});
