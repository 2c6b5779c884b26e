import type { ContractComment } from "@caseload/contract/engagements/contract-comments";
import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { ContractFile } from "@caseload/contract/engagements/contract-files";
import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import type { ContractReviews } from "@caseload/contract/engagements/reviews";
import type { SupervisionEntry } from "@caseload/contract/engagements/supervision";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Member } from "@caseload/contract/firms/team";
import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { ApplicationConflict, ConflictLogEntry } from "@caseload/contract/hiring/conflict-checks";
import type { DirectoryEntry } from "@caseload/contract/hiring/directory";
import type { Job, JobDetail } from "@caseload/contract/jobs/jobs";
import type { ManagedJob, StoredPosting } from "@caseload/contract/jobs/postings";
import type { Conversation, Thread } from "@caseload/contract/messages/messages";
import type { Notification } from "@caseload/contract/notifications/notifications";
import type { PublicProfile } from "@caseload/contract/profiles/profiles";
import type { Activity, DashboardStats } from "@caseload/contract/reporting/dashboards";
import type { LightMyRequestResponse } from "fastify";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { conflictEvents } from "../../../platform/db/schema/conflicts.ts";
import {
  createApplication,
  createContract,
  createHiringFirm,
  createPosting,
} from "../../../testkit/hiring.ts";
import { approve, record, startEngagement, submitWeek } from "../../../testkit/engagement.ts";
import { draftInvoice, pay, readInvoice, sendInvoice } from "../../../testkit/invoicing.ts";
import { agree } from "../../../testkit/negotiate.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

async function setConfirmed(site: Site, { id }: { id: number }, emailVerified: boolean): Promise<void> {
  await site.db.update(users).set({ emailVerified }).where(eq(users.id, id));
  site.deps.sessions.forget([id]);
}

const posting = {
  title: "Second-pass privilege review",
  location: "Philadelphia, PA",
  workArrangement: "Remote",
  hoursPerWeek: "25 hrs/week",
  duration: "8 weeks",
  specialties: ["litigation"],
  description: "Take the second pass on 14,000 documents and serve a privilege log.",
};
const coverLetter = "I have run second-pass privilege reviews in two federal matters.";

describe.each([
  [
    "where emails are sent, requires",
    { SMTP_URL: "smtp://localhost:25" },
    [403, errorMessages.confirmEmailFirst],
  ],
  ["without SMTP_URL, does not require", {}, [201, undefined]],
])("an unconfirmed address %s confirming before others are approached", (_where, env, expected) => {
  let site: Site;
  let cast: Awaited<ReturnType<typeof createHiringFirm>>;
  beforeAll(async () => {
    site = await openSite(env);
    cast = await createHiringFirm(site);
  });
  afterAll(() => site.close());

  /** Calls before and after the caller's address is confirmed. */
  async function check(who: { id: number }, call: () => Promise<LightMyRequestResponse>, success = 201) {
    const [refused, text] = expected;
    await setConfirmed(site, who, false);
    const answer = await call();
    if (refused === 403) {
      expect([answer.statusCode, answer.body]).toEqual([403, text]);
      await setConfirmed(site, who, true);
      expect((await call()).statusCode).toBe(success);
    } else expect(answer.statusCode).toBe(success);
    await setConfirmed(site, who, true);
  }

  test("publishing", async () => {
    await check(cast.partner, () => cast.partner.call("postJob", { body: posting }));
    const closed = await createPosting(site, cast, { status: "closed" });
    const reopen = { params: { id: closed.id }, body: { status: "open" } };
    await check(cast.partner, () => cast.partner.call("changeJobStatus", reopen), 200);
    const params = { id: (await createPosting(site, cast)).id };
    await cast.partner.ask("pauseJob", { params });
    await check(cast.partner, () => cast.partner.call("resumeJob", { params }), 200);
  });

  test("changing a published posting", async () => {
    const { id } = await createPosting(site, cast);
    const change = async () => {
      const { version } = await cast.partner.ask<StoredPosting>("getPosting", { params: { id } });
      return cast.partner.call("amendJob", { params: { id }, body: { ...posting, version } });
    };
    await check(cast.partner, change, 200);
  });

  test("accepting an application, but not rejecting one", async () => {
    const { id: jobId } = await createPosting(site, cast);
    const [first, second] = [
      await createApplication(site, cast.daniel, jobId),
      await createApplication(site, cast.leila, jobId),
    ];
    const decide = (id: number, status: string) => () =>
      cast.partner.call("decideApplication", { params: { id }, body: { status } });
    await setConfirmed(site, cast.partner, false);
    expect((await decide(second, "rejected")()).statusCode).toBe(200);
    await check(cast.partner, decide(first, "accepted"), 200);
  });

  test("applying", async () => {
    const { id: jobId } = await createPosting(site, cast);
    await check(cast.daniel, () => cast.daniel.call("apply", { body: { jobId, coverLetter } }));
  });

  test("inviting", async () => {
    const { id: jobId } = await createPosting(site, cast);
    const invite = { params: { id: cast.leila.id }, body: { jobId } };
    await check(cast.partner, () => cast.partner.call("inviteToJob", invite));
  });

  test("a first message, but no further one", async () => {
    const { id: jobId } = await createPosting(site, cast);
    await createApplication(site, cast.priya, jobId);
    const write = () =>
      cast.priya.call("sendMessage", { body: { receiverId: cast.partner.id, content: "When can I start?" } });
    await check(cast.priya, write);
    await setConfirmed(site, cast.priya, false);
    expect((await write()).statusCode).toBe(201);
    await setConfirmed(site, cast.priya, true);
  });

  test("proposing terms and amendments", async () => {
    const id = await createContract(site, cast, cast.daniel);
    const { version, structuredTerms } = await cast.daniel.ask<ContractDetail>("getContract", {
      params: { id },
    });
    const propose = (call: "proposeVersion" | "proposeAmendment", base: number, paymentDays: number) => () =>
      cast.daniel.call(call, {
        params: { id },
        body: { base, terms: { ...structuredTerms, paymentDays }, note: "Sooner payment." },
      });
    await check(cast.daniel, propose("proposeVersion", version, 21));
    await cast.daniel.ask("agreeToTerms", { params: { id } });
    await cast.partner.ask("agreeToTerms", { params: { id } });
    await check(cast.daniel, propose("proposeAmendment", version + 1, 14));
  });

  test("signing", async () => {
    const id = await createContract(site, cast, cast.daniel);
    await check(cast.daniel, () => cast.daniel.call("agreeToTerms", { params: { id } }), 200);
    await check(cast.partner, () => cast.partner.call("agreeToTerms", { params: { id } }), 200);
    await cast.partner.ask("cancelContract", { params: { id }, body: { reason: "The matter settled." } });
    const body = { name: "Daniel Reyes", statement: "I have destroyed all copies." };
    await check(cast.daniel, () => cast.daniel.call("giveCertificate", { params: { id }, body }));
  });
});

describe("others read whether an address is confirmed, and no unconfirmed address", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test.each([true, false])("confirmed: %s", async (confirmed) => {
    const cast = await createHiringFirm(site);
    const { partner, managing, daniel } = cast;
    const contractId = await createContract(site, cast, daniel);
    const [received] = await managing.ask<ReceivedApplication[]>("listReceivedApplications");
    const { jobId = 0, id: applicationId = 0 } = received ?? {};
    await daniel.ask("sendMessage", { body: { receiverId: partner.id, content: "When can I start?" } });
    const [row] = await site.db.select().from(users).where(eq(users.id, daniel.id));
    await setConfirmed(site, daniel, confirmed);
    await setConfirmed(site, partner, confirmed);

    const params = { id: contractId };
    const seenByFirm = {
      application: (
        await managing.ask<ReceivedApplication>("getApplication", { params: { id: applicationId } })
      ).paralegal,
      contract: (await managing.ask<ContractDetail>("getContract", { params })).otherUser,
      profile: await managing.ask<PublicProfile>("getParalegalProfile", { params: { id: daniel.id } }),
      notification: (await partner.ask<Notification[]>("listNotifications"))[0],
      activity: (await managing.ask<Activity[]>("listFirmActivity")).find(({ kind }) => kind === "accepted"),
      directory: (await managing.ask<DirectoryEntry[]>("listParalegals")).find(({ id }) => id === daniel.id),
    };
    const name = row ? `${row.firstName} ${row.lastName}` : "";
    const { latestMessageFrom } = await partner.ask<DashboardStats>("dashboardStats");
    expect(latestMessageFrom).toBe(confirmed ? name : `${name} (email not confirmed)`);
    for (const [place, shown] of Object.entries(seenByFirm))
      expect([place, shown?.emailConfirmed]).toEqual([place, confirmed]);
    expect(seenByFirm.application.email).toBe(confirmed ? row?.email : null);

    await partner.ask("addContractComment", { params, body: { text: "Please confirm your start date." } });
    const seenByParalegal = {
      notification: (await daniel.ask<Notification[]>("listNotifications"))[0]?.emailConfirmed,
      contract: (await daniel.ask<ContractDetail>("getContract", { params })).otherUser.emailConfirmed,
      job: (await daniel.ask<JobDetail>("getJob", { params: { id: jobId } })).postedByEmailConfirmed,
      conversation: (await daniel.ask<Conversation[]>("listConversations"))[0]?.emailConfirmed,
      thread: (await daniel.ask<Thread>("getThread", { params: { userId: partner.id } })).otherUser
        .emailConfirmed,
    };
    for (const [place, shown] of Object.entries(seenByParalegal))
      expect([place, shown]).toEqual([place, confirmed]);
    const { id: openId } = await createPosting(site, cast);
    const listed = (await site.anonymous.ask<Job[]>("listJobs")).find(({ id }) => id === openId);
    expect(listed?.postedByEmailConfirmed).toBe(confirmed);

    const colleague = (await managing.ask<Member[]>("listTeam")).find(({ id }) => id === partner.id);
    expect(colleague).toMatchObject({ emailConfirmed: confirmed });
    expect(colleague?.email === null).toBe(!confirmed);
  });

  test.each([true, false])(
    "beside each name of a running contract, and of its conflict checks: %s",
    async (confirmed) => {
      const cast = await createHiringFirm(site);
      const { partner, managing, daniel } = cast;
      const params = { id: await createContract(site, cast, daniel) };
      await agree(partner, params.id);
      await agree(daniel, params.id);
      await partner.ask("startContract", { params });
      const [received] = await managing.ask<ReceivedApplication[]>("listReceivedApplications");
      const ofApplication = { params: { id: received?.id ?? 0 } };
      await partner.ask("addContractComment", { params, body: { text: "Please confirm your start date." } });
      const title = { title: "Privilege log, volume 3" };
      const added = await partner.ask<Deliverable>("addDeliverable", { params, body: title });
      const ofDeliverable = { params: { id: added.id } };
      await daniel.ask("submitDeliverable", { ...ofDeliverable, body: { note: "118 entries." } });
      await partner.ask("returnDeliverable", {
        ...ofDeliverable,
        body: { comments: "Attachments lack a reason." },
      });
      await partner.ask("addSupervisionEntry", { params, body: { text: "Flag the Vantage string." } });
      const checked = { kind: "checked", status: "none", onApplying: true, at: site.time.now } as const;
      await site.db.insert(conflictEvents).values({ applicationId: received?.id ?? 0, ...checked });
      await setConfirmed(site, daniel, confirmed);
      await setConfirmed(site, partner, confirmed);

      const versions = await daniel.ask<ContractVersion[]>("listVersions", { params });
      expect(versions.map((one) => one.authorEmailConfirmed)).toEqual(versions.map(() => confirmed));
      const [comment] = await daniel.ask<ContractComment[]>("listContractComments", { params });
      const [deliverable] = await daniel.ask<Deliverable[]>("listDeliverables", { params });
      const [entry] = await daniel.ask<SupervisionEntry[]>("listSupervision", { params });
      const [logged] = await managing.ask<ConflictLogEntry[]>("listConflictLog");
      const posting = { query: { whose: "firm" } };
      const managed = await managing.ask<ManagedJob[]>("listManagedJobs", posting);
      const applied = managed
        .flatMap(({ applicants }) => applicants.recent)
        .find(({ id }) => id === daniel.id);
      const [submission] = deliverable?.submissions ?? [];
      expect({
        comment: comment?.authorEmailConfirmed,
        deliverable: deliverable?.createdByEmailConfirmed,
        submission: submission?.submittedByEmailConfirmed,
        answer: submission?.decidedByEmailConfirmed,
        entry: entry?.authorEmailConfirmed,
        conflict: (await managing.ask<ApplicationConflict>("getConflict", ofApplication))
          .paralegalEmailConfirmed,
        logged: logged?.paralegalEmailConfirmed,
        applied: applied?.emailConfirmed,
      }).toEqual({
        comment: confirmed,
        deliverable: confirmed,
        submission: confirmed,
        answer: confirmed,
        entry: confirmed,
        conflict: confirmed,
        logged: confirmed,
        applied: confirmed,
      });
    },
  );

  test.each([true, false])(
    "beside each name of its time, files, invoices, reviews and timeline: %s",
    async (confirmed) => {
      const [day, weekStart] = ["2026-11-24", "2026-11-23"];
      site.time.now = new Date(`${day}T15:00:00Z`);
      const cast = await createHiringFirm(site);
      const { partner, daniel } = cast;
      const id = await startEngagement(site, cast, { paymentDays: 14 });
      const params = { id };
      const entry = await record(daniel, id, { day, minutes: 90 });
      const { id: returnedId } = await submitWeek(daniel, id, weekStart);
      await partner.ask("returnTimesheet", {
        params: { id: returnedId },
        body: { reason: "Please name the batch.", comments: [{ entryId: entry.id, text: "Which batch?" }] },
      });
      await approve(partner, (await submitWeek(daniel, id, weekStart)).id);
      const upload = {
        params,
        body: {},
        file: { name: "Log.txt", type: "text/plain", content: new Uint8Array([65]) },
      };
      await daniel.ask("uploadContractFile", upload);
      const draft = await draftInvoice(daniel, id);
      await sendInvoice(daniel, draft.id);
      await readInvoice(partner, draft.id);
      await pay(partner, draft.id, { cents: 1_000, paidOn: day });
      const lines = draft.lines.map((line) => line.id);
      await partner.ask("disputeInvoice", { params: { id: draft.id }, body: { lines, reason: "Twice." } });
      await partner.ask("completeContract", { params });
      const rated = { rating: 5, text: "Clear instructions and quick answers." };
      const ofFirm = { instructions: 5, payment: 5, communication: 5 };
      const ofWork = { quality: 5, timeliness: 5, communication: 5 };
      await daniel.ask("writeReview", { params, body: { ...rated, criteria: ofFirm } });
      await partner.ask("writeReview", { params, body: { ...rated, criteria: ofWork } });
      await setConfirmed(site, daniel, confirmed);
      await setConfirmed(site, partner, confirmed);

      const [time] = await daniel.ask<TimeEntry[]>("listContractTime", { params });
      const [sheet] = await daniel.ask<Timesheet[]>("listTimesheets", { params });
      const [file] = await partner.ask<ContractFile[]>("listContractFiles", { params });
      const invoice = await readInvoice(daniel, draft.id);
      const { reviews } = await daniel.ask<ContractReviews>("listContractReviews", { params });
      const { timeline } = await daniel.ask<ContractDetail>("getContract", { params });
      const ofPeople = timeline.filter(({ actorId }) => actorId !== null);
      const marks = {
        comment: time?.comments.map((one) => one.authorEmailConfirmed),
        sheet: [sheet?.decidedByEmailConfirmed],
        file: [file?.uploadedByEmailConfirmed],
        viewed: [invoice.viewedByEmailConfirmed],
        payments: invoice.payments.map((one) => one.recordedByEmailConfirmed),
        disputes: invoice.disputes.map((one) => one.openedByEmailConfirmed),
        history: [...new Set(invoice.history.map((one) => one.actorEmailConfirmed))],
        reviews: [...new Set(reviews.map((one) => one.authorEmailConfirmed))],
        timeline: [...new Set(ofPeople.map((one) => one.actorEmailConfirmed))],
      };
      expect(marks).toEqual(Object.fromEntries(Object.keys(marks).map((name) => [name, [confirmed]])));
    },
  );

  test("an applicant's address is shown only to viewers with a confirmed address", async () => {
    const cast = await createHiringFirm(site);
    const { id: jobId } = await createPosting(site, cast);
    const id = await createApplication(site, cast.daniel, jobId);
    const emailFor = async () =>
      (await cast.associate.ask<ReceivedApplication>("getApplication", { params: { id } })).paralegal.email;
    expect(await emailFor()).toContain("@");
    await setConfirmed(site, cast.associate, false);
    expect(await emailFor()).toBeNull();
  });
});
