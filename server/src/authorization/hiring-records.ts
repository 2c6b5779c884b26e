/** Creates templates of postings, views of reports, job invites and interviews for the matrix. */
import type { CallName, NamedEndpoint } from "@caseload/contract/endpoints";
import { newTemplate } from "@caseload/contract/jobs/posting-templates";
import { newReportView } from "@caseload/contract/reporting/report-views";
import { makeApplication, makeInterview, makeJob, makeJobInvite } from "../demo/factories.ts";
import { makeEvidence } from "../demo/file-factories.ts";
import { plannedDecisions } from "../platform/db/schema/applications.ts";
import { postingTemplates } from "../platform/db/schema/posting-templates.ts";
import { reportViews } from "../platform/db/schema/report-views.ts";
import type { Site } from "../testkit/site.ts";
import type { Cast } from "./actors.ts";

const hourMs = 3_600_000;

/** Creates the posting of the owning attorney with an application of the owning paralegal. */
async function createApplication(
  site: Site,
  { firmId, people }: Cast,
  more: { attachmentId?: number } = {},
): Promise<number> {
  const { id: jobId } = await makeJob(site.db, site.time.now, {
    firmId,
    postedById: people.owningAttorney.id,
  });
  const parties = { jobId, paralegalId: people.owningParalegal.id, ...more };
  return (await makeApplication(site.db, site.time.now, parties)).id;
}

/** Interviews in the state that a call requires: proposed by the firm unless it has begun. */
async function createInterview(name: CallName, site: Site, cast: Cast): Promise<number> {
  const { db, time } = site;
  const now = time.now.getTime();
  const begun = { startsAt: new Date(now - hourMs), minutes: 30, slots: [], lastSlotAt: null };
  const { id } = await makeInterview(db, time.now, {
    applicationId: await createApplication(site, cast),
    hostId: cast.people.owningAttorney.id,
    ...(name === "recordInterviewOutcome" && { ...begun, status: "confirmed" as const }),
  });
  return id;
}

async function createTemplate(site: Site, { firmId, people }: Cast): Promise<number> {
  const template = newTemplate.parse(hiringBodies.savePostingTemplate());
  const saved = { savedById: people.owningAttorney.id, savedAt: site.time.now };
  const [row] = await site.db
    .insert(postingTemplates)
    .values({ ...template, firmId, ...saved })
    .returning({ id: postingTemplates.id });
  if (!row) throw new Error("The template was not stored.");
  return row.id;
}

async function createReportView(site: Site, { firmId, people }: Cast): Promise<number> {
  const view = newReportView.parse(hiringBodies.saveReportView());
  const owner = { ownerId: people.owningAttorney.id, firmId };
  const [row] = await site.db
    .insert(reportViews)
    .values({ ...view, ...owner, savedAt: site.time.now })
    .returning({ id: reportViews.id });
  if (!row) throw new Error("The view was not stored.");
  return row.id;
}

/** Creates what a call about templates, views, invites or interviews names. Returns its id; undefined for other calls. */
export async function createHiringRecord(
  { name, access }: NamedEndpoint,
  site: Site,
  cast: Cast,
): Promise<number | undefined> {
  if (name === "openApplicationAttachment") {
    const owner = { ownerId: cast.people.owningParalegal.id };
    const { id: attachmentId } = await makeEvidence(site.db, site.deps.files, site.time.now, owner);
    return createApplication(site, cast, { attachmentId });
  }
  if (access.record?.kind === "postingTemplate") return createTemplate(site, cast);
  if (access.record?.kind === "reportView") return createReportView(site, cast);
  if (access.record?.kind === "interview") return createInterview(name, site, cast);
  if (access.record?.kind !== "jobInvite") return undefined;
  const { firmId, people } = cast;
  const posting = { firmId, postedById: people.owningAttorney.id };
  const { id: jobId } = await makeJob(site.db, site.time.now, posting);
  const parties = { paralegalId: people.owningParalegal.id, invitedById: people.owningAttorney.id };
  return (await makeJobInvite(site.db, site.time.now, { jobId, ...parties })).id;
}

/** An undecided application of the owning firm; with a planned rejection for the call that undoes it. */
export async function createPlannedApplication(name: CallName, site: Site, cast: Cast): Promise<number> {
  const applicationId = await createApplication(site, cast);
  if (name === "undoDecisions") {
    const now = site.time.now;
    await site.db.insert(plannedDecisions).values({
      applicationId,
      status: "rejected",
      decidedById: cast.people.owningAttorney.id,
      plannedAt: now,
      dueAt: now,
    });
  }
  return applicationId;
}

const slotsAfter = (now: Date, hours: number) => [
  { startsAt: new Date(now.getTime() + hours * hourMs).toISOString(), minutes: 30 },
];

/** Valid bodies of the calls about templates, views, invites and interviews. */
export const hiringBodies = {
  savePostingTemplate: () => ({
    name: `Matrix ${crypto.randomUUID()}`,
    content: { title: "Second-pass privilege review", workArrangement: "Remote" },
  }),
  saveReportView: () => ({
    name: `Matrix ${crypto.randomUUID()}`,
    report: { table: "spend", period: "12-months", columns: ["posting", "earned"] },
  }),
  changeReportView: () => ({ name: `Matrix ${crypto.randomUUID()}` }),
  planDecisions: () => ({ applicationIds: [1], status: "rejected" }),
  undoDecisions: () => ({ applicationIds: [1] }),
  addApplicationNote: () => ({ text: "Ask about the protective order.", rating: 4 }),
  keepApplicationDraft: () => ({ coverLetter: "I have run" }),
  keepMessageDraft: () => ({ content: "I can start on" }),
  inviteToJob: (_cast: unknown, jobId: number) => ({
    jobId,
    message: "Your privilege logs are what we need.",
  }),
  declineJobInvite: () => ({ reason: "I am in trial until May." }),
  proposeInterview: (_cast: unknown, _jobId: number, _relation: unknown, now: Date) => ({
    slots: slotsAfter(now, 48),
    mode: "video",
    place: "https://meet.example/privilege",
  }),
  saveAvailability: () => ({
    weekly: [{ weekday: 1, from: "09:00", to: "17:00" }],
    exceptions: [],
    timeZone: "America/New_York",
  }),
  connectBusyCalendar: () => ({ address: "https://calendar.example/basic.ics" }),
  confirmInterview: () => ({ slot: 0 }),
  counterInterview: (_cast: unknown, _jobId: number, _relation: unknown, now: Date) => ({
    slots: slotsAfter(now, 72),
  }),
  declineInterview: () => ({ reason: "I am in trial that week." }),
  cancelInterview: () => ({ reason: "The matter settled." }),
  recordInterviewOutcome: () => ({ outcome: "held" }),
};
