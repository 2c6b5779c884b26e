import type { OwnApplication, ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { type Announcement, channel } from "../../../platform/realtime/announce.ts";
import { makePerson } from "../../../demo/factories.ts";
import {
  createApplication,
  type Cast,
  createHiringFirm,
  createPosting,
  latestNotification,
} from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;

beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const decide = (who: Cast["partner"], id: number, status: string) =>
  who.call("decideApplication", { params: { id }, body: { status } });
const statusOfJob = async (id: number) =>
  (await cast.partner.ask<JobDetail>("getJob", { params: { id } })).status;
const contractsOf = (jobId: number) => site.db.select().from(contracts).where(eq(contracts.jobId, jobId));
const statusOf = async (id: number) => {
  const [row] = await site.db.select().from(applications).where(eq(applications.id, id));
  return { status: row?.status, reason: row?.reason };
};
const noticesOf = (userId: number, actionUrl: string) =>
  site.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .then((rows) => rows.filter((row) => row.actionUrl === actionUrl));

/** What is announced while something happens. */
async function announcedDuring(work: () => Promise<unknown>): Promise<Announcement[]> {
  const client = new pg.Client({ connectionString: site.connectionString });
  const heard: Announcement[] = [];
  client.on("notification", ({ payload }) => heard.push(JSON.parse(payload ?? "{}") as Announcement));
  await client.connect();
  await client.query(`listen ${channel}`);
  await work();
  // Announcements of a committed transaction arrive before the answer to a later query.
  await client.query("select 1");
  await client.end();
  return heard;
}

describe("accepting", () => {
  test("changes application, job, contract and both sides' notifications together", async () => {
    const job = await createPosting(site, cast, {
      title: "Halden privilege review",
      duration: "8 weeks",
      budgetRange: "$48-58/hr",
    });
    const id = await createApplication(site, cast.daniel, job.id);
    const backup = await createApplication(site, cast.leila, job.id);
    const answer = await decide(cast.associate, id, "accepted");
    expect(answer.statusCode).toBe(200);
    const received = answer.json<ReceivedApplication>();
    expect(received).toMatchObject({ status: "accepted", job: { status: "filled" } });
    const own = await cast.daniel.ask<OwnApplication>("getApplication", { params: { id } });
    const params = { id: own.contractId ?? 0 };
    expect(received.contractId).toBe(own.contractId);
    const contract = await cast.daniel.ask<ContractDetail>("getContract", { params });
    expect(contract).toMatchObject({ status: "pending_terms", agreedRate: 54, viewerSide: "paralegal" });
    expect(contract.otherUser).toEqual({
      id: cast.partner.id,
      name: "Margaret Okafor",
      photo: null,
      emailConfirmed: true,
    });
    expect(contract.timeline).toMatchObject([{ kind: "drafted", actorName: cast.associate.name }]);
    expect(contract.terms).toContain("$54.00 for each approved hour");

    const url = `/contracts/${params.id}`;
    expect(await noticesOf(cast.daniel.id, url)).toMatchObject([
      { type: "contract", title: "Application accepted" },
    ]);
    expect(await noticesOf(cast.partner.id, url)).toMatchObject([
      { type: "contract", title: "Terms are ready to sign" },
    ]);
    expect(await statusOf(backup), "a backup until terms are agreed").toEqual({
      status: "pending",
      reason: null,
    });
  });

  test("announces to all screens after commit, and nothing when refused", async () => {
    const job = await createPosting(site, cast);
    const id = await createApplication(site, cast.daniel, job.id);
    const heard = await announcedDuring(() => decide(cast.partner, id, "accepted"));
    const topicsTo = (userId: number) =>
      heard.filter(({ to }) => to !== "everyone" && to.includes(userId)).flatMap(({ topics }) => topics);
    for (const person of [cast.daniel, cast.partner])
      expect(topicsTo(person.id)).toEqual(
        expect.arrayContaining(["notifications", "applications", "contracts"]),
      );
    expect(topicsTo(cast.associate.id)).toContain("applications");
    expect(heard).toContainEqual({ to: "everyone", topics: ["jobs"] });
    expect(await announcedDuring(() => decide(cast.partner, id, "rejected"))).toEqual([]);
  });

  test("32 acceptances of two applications at once: one contract, one accepted, the others 409 (ASVS 2.3.4)", async () => {
    const job = await createPosting(site, cast);
    const ids = [
      await createApplication(site, cast.daniel, job.id),
      await createApplication(site, cast.leila, job.id),
    ];
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, n) =>
        decide(n % 3 ? cast.partner : cast.associate, ids[n % 2] ?? 0, "accepted"),
      ),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(31);
    const texts = new Set(answers.filter((answer) => answer.statusCode === 409).map((answer) => answer.body));
    expect(texts).toEqual(new Set([errorMessages.applicationDecided, errorMessages.positionFilled]));
    const after = await Promise.all(ids.map(statusOf));
    expect(new Set(after.map((row) => row.status))).toEqual(new Set(["accepted", "pending"]));
    expect(await contractsOf(job.id)).toHaveLength(1);
    expect(await statusOfJob(job.id)).toBe("filled");
  });

  test("acceptance against withdrawal: one of the two", async () => {
    for (let round = 0; round < 6; round += 1) {
      const job = await createPosting(site, cast);
      const id = await createApplication(site, cast.leila, job.id);
      const answers = await Promise.all([
        decide(cast.partner, id, "accepted"),
        cast.leila.call("withdrawApplication", { params: { id } }),
      ]);
      expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200, 409]));
      const { status } = await statusOf(id);
      expect(await contractsOf(job.id)).toHaveLength(status === "accepted" ? 1 : 0);
    }
  });

  test("a job with two positions is filled by the second", async () => {
    const job = await createPosting(site, cast, { positions: 2 });
    const ids = [
      await createApplication(site, cast.daniel, job.id),
      await createApplication(site, cast.leila, job.id),
      await createApplication(site, cast.priya, job.id),
    ] as const;
    expect((await decide(cast.partner, ids[0], "accepted")).statusCode).toBe(200);
    expect(await statusOfJob(job.id)).toBe("open");
    expect((await decide(cast.partner, ids[1], "accepted")).statusCode).toBe(200);
    expect(await statusOfJob(job.id)).toBe("filled");
    const third = await decide(cast.partner, ids[2], "accepted");
    expect([third.statusCode, third.body]).toEqual([409, errorMessages.positionFilled]);
    expect(await statusOf(ids[2])).toEqual({ status: "pending", reason: null });
  });

  test("after a cancelled contract the backup can be accepted; the job stays filled throughout", async () => {
    const job = await createPosting(site, cast);
    const first = await createApplication(site, cast.daniel, job.id);
    const backup = await createApplication(site, cast.leila, job.id);
    const { contractId } = (await decide(cast.partner, first, "accepted")).json<ReceivedApplication>();
    const cancel = { params: { id: contractId ?? 0 }, body: { reason: "Another matter came first." } };
    await cast.daniel.ask("cancelContract", cancel);
    expect(await statusOfJob(job.id)).toBe("filled");
    expect((await decide(cast.partner, backup, "accepted")).statusCode).toBe(200);
    expect(await statusOfJob(job.id)).toBe("filled");
    expect(await contractsOf(job.id)).toHaveLength(2);
  });

  test("a job reopened on purpose takes another person and is filled again", async () => {
    const job = await createPosting(site, cast);
    const first = await createApplication(site, cast.daniel, job.id);
    const second = await createApplication(site, cast.leila, job.id);
    await decide(cast.partner, first, "accepted");
    await cast.partner.ask("changeJobStatus", {
      params: { id: job.id },
      body: { status: "open", confirm: true },
    });
    expect((await decide(cast.partner, second, "accepted")).statusCode).toBe(200);
    expect(await statusOfJob(job.id)).toBe("filled");
  });
});

describe("the contract of an acceptance", () => {
  test.each(["of_counsel", "associate", "firm_admin", "paralegal_supervisor"] as const)(
    "is open to the %s who accepted, and signed by those who may act",
    async (primaryRole) => {
      const { id: memberId } = await makePerson(site.db, site.time.now, { primaryRole, firmId: cast.firmId });
      const member = await site.signInAs(memberId);
      const job = await createPosting(site, cast);
      const id = await createApplication(site, cast.daniel, job.id);
      const accept = { params: { id }, body: { status: "accepted" } };
      const { contractId } = await member.ask<ReceivedApplication>("decideApplication", accept);
      const params = { id: contractId ?? 0 };
      const contract = await member.ask<ContractDetail>("getContract", { params });
      expect(contract).toMatchObject({ viewerSide: "attorney", may: { act: false } });
      expect((await member.call("agreeToTerms", { params })).statusCode).toBe(403);
      const listed = await member.ask<ReceivedApplication[]>("listReceivedApplications", {
        query: { jobId: job.id },
      });
      expect(listed.map((row) => row.contractId)).toEqual([contractId]);
      for (const outsider of [cast.junior, cast.rival, cast.priya])
        expect((await outsider.call("getContract", { params })).statusCode).toBe(404);
    },
  );
});

describe("rejecting and shortlisting", () => {
  const reject = (id: number, reason: unknown) =>
    cast.associate.call("decideApplication", { params: { id }, body: { status: "rejected", reason } });

  test("a rejection shows its reason to the applicant", async () => {
    const job = await createPosting(site, cast, { title: "Exhibit binder" });
    const id = await createApplication(site, cast.leila, job.id);
    const answer = await reject(id, "  We chose somebody with Relativity experience. ");
    const reason = "We chose somebody with Relativity experience.";
    expect(answer.json()).toMatchObject({ status: "rejected", reason });
    expect(await cast.leila.ask("getApplication", { params: { id } })).toMatchObject({ reason });
    expect(await latestNotification(site, cast.leila)).toMatchObject({
      title: "Application rejected",
      message: `Your application for Exhibit binder was not accepted. Reason: ${reason}`,
    });
  });

  test.each([undefined, null, "", "   "])("the reason %j is none", async (reason) => {
    const id = await createApplication(site, cast.leila, (await createPosting(site, cast)).id);
    expect((await reject(id, reason)).json()).toMatchObject({ status: "rejected", reason: null });
  });

  test.each([["x".repeat(501)], [7], [["no"]], ["a\u0000b"]])("the reason %j is refused", async (reason) => {
    const id = await createApplication(site, cast.leila, (await createPosting(site, cast)).id);
    const answer = await reject(id, reason);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining("(reason)")]);
    expect(await statusOf(id)).toEqual({ status: "pending", reason: null });
  });

  test("an acceptance stores no reason", async () => {
    const id = await createApplication(site, cast.leila, (await createPosting(site, cast)).id);
    const body = { status: "accepted", reason: "The best of nine." };
    const answer = await cast.associate.call("decideApplication", { params: { id }, body });
    expect(answer.json()).toMatchObject({ status: "accepted", reason: null });
  });

  test("each notifies the applicant; a shortlisted application is still decidable", async () => {
    const job = await createPosting(site, cast, { title: "Exhibit list" });
    const id = await createApplication(site, cast.priya, job.id);
    expect((await decide(cast.associate, id, "reviewing")).json()).toMatchObject({
      status: "reviewing",
      decidedAt: null,
    });
    const twice = await decide(cast.associate, id, "reviewing");
    expect([twice.statusCode, twice.body]).toEqual([409, errorMessages.moveNotPossible]);
    expect((await decide(cast.partner, id, "rejected")).json()).toMatchObject({
      status: "rejected",
      decidedAt: site.time.now.toISOString(),
      reason: null,
    });
    const titles = (await noticesOf(cast.priya.id, "/applications")).map((notice) => notice.title);
    expect(titles).toEqual(["Your application is under review", "Application rejected"]);
    for (const late of ["accepted", "rejected", "reviewing"]) {
      const answer = await decide(cast.partner, id, late);
      expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.applicationDecided]);
    }
    expect(await statusOfJob(job.id)).toBe("open");
  });

  test.each([{ status: "pending" }, { status: "withdrawn" }, { status: 1 }, {}, undefined])(
    "%j is no decision",
    async (body) => {
      const id = await createApplication(site, cast.priya, (await createPosting(site, cast)).id);
      const answer = await cast.partner.call("decideApplication", { params: { id }, body });
      expect(answer.statusCode).toBe(400);
      expect(await statusOf(id)).toEqual({ status: "pending", reason: null });
    },
  );

  test("only the firm's reviewers decide", async () => {
    const id = await createApplication(site, cast.daniel, (await createPosting(site, cast)).id);
    const answers = {
      rival: await decide(cast.rival, id, "accepted"),
      junior: await decide(cast.junior, id, "accepted"),
      applicant: await decide(cast.daniel, id, "accepted"),
      anonymous: await site.anonymous.call("decideApplication", {
        params: { id },
        body: { status: "accepted" },
      }),
    };
    expect(Object.values(answers).map((answer) => answer.statusCode)).toEqual([404, 404, 403, 401]);
    expect(answers.rival.body).toBe(errorMessages.applicationNotFound);
    expect(await statusOf(id)).toEqual({ status: "pending", reason: null });
  });
});
