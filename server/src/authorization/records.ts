/** Creates records in a state in which the call can succeed, and a valid body, for every call of the matrix. */
import { legalVersions } from "@caseload/contract/accounts/legal-versions";
import type { CallName, NamedEndpoint } from "@caseload/contract/endpoints";
import type { ContractStatus, JobStatus } from "@caseload/contract/lifecycles";
import type { UserType } from "@caseload/contract/roles";
import {
  demoPassword,
  makeApplication,
  makeApplicationNote,
  makeContactMessage,
  makeContract,
  makeDepartment,
  makeInvitation,
  makeJoinRequest,
  makeJob,
  makeNotification,
  makePerson,
  makeReportSchedule,
  makeSavedSearch,
  makeSession,
  shortTerms,
} from "../demo/factories.ts";
import { sha256 } from "../modules/engagements/contracts/event-hash.ts";
import { addedHash, addVersion, termsOf } from "../testkit/contract-terms.ts";
import { storePasskey, unaskedCredential } from "../testkit/passkeys.ts";
import type { SentFile } from "../testkit/payload.ts";
import { openPushBrowser } from "../testkit/push/push-browser.ts";
import type { Site } from "../testkit/site.ts";
import type { Cast, CastIds, Relation } from "./actors.ts";
import { queries } from "./call-queries.ts";
import { conflictBodies, createConflictRecord } from "./conflict-records.ts";
import { createEngagementRecord } from "./contract-file-records.ts";
import { createFileRecord, createFileParameter, sanctionBodies, uploads } from "./file-records.ts";
import { createHiringRecord, createPlannedApplication, hiringBodies } from "./hiring-records.ts";
import { createInvoiceRecord, createPaymentRecord, invoiceBodies, lineIdsOf } from "./invoice-records.ts";
import { createRunningContract, createTimeRecord, timeBodies } from "./time-records.ts";
import { createWorkRecord, workBodies } from "./work-records.ts";

interface CallInput {
  params?: Record<string, number | string>;
  query?: Record<string, string>;
  body?: unknown;
  file?: SentFile;
}

/** The contract state that the call requires; `amendmentBy` opens an amendment, version 2. */
const contractStates: Partial<
  Record<CallName, { status: ContractStatus; requested?: true; amendmentBy?: UserType }>
> = {
  startContract: { status: "terms_agreed" },
  completeContract: { status: "in_progress" },
  objectToCompletion: { status: "in_progress", requested: true },
  proposeAmendment: { status: "terms_agreed" },
  agreeToAmendment: { status: "in_progress", amendmentBy: "attorney" },
  declineAmendment: { status: "in_progress", amendmentBy: "attorney" },
  withdrawAmendment: { status: "in_progress", amendmentBy: "paralegal" },
};

/** A person whom the caller may write to; for the other paralegal and staff a person whom they may not. */
const receiverOf = (people: CastIds["people"], relation: Relation): number =>
  relation === "owningParalegal" ? people.owningAttorney.id : people.owningParalegal.id;

const posting = {
  title: "Deposition summaries",
  location: "Remote",
  workArrangement: "Remote",
  hoursPerWeek: "10",
  duration: "2 weeks",
  specialties: ["litigation"],
  description: "Summarize two depositions, page and line.",
};
/** The name of the owning paralegal and of the firm's people, which actors.ts gives them. */
const signatureOf = (relation: string) => ({
  name: relation === "owningParalegal" ? "Olive Owner" : "Test Person",
  consent: true,
});
const proposalOf = ({ people }: CastIds) => ({
  base: 1,
  terms: termsOf(people.owningAttorney.id),
  note: "A fixed address.",
});
const complaint = { reason: "fraud", text: "They ask for money before the work starts." };

/** A valid body for each call that has one. The matrix fails for calls without an entry. */
const bodies: Partial<
  Record<CallName, (cast: CastIds, jobId: number, relation: Relation, now: Date) => unknown>
> = {
  login: () => ({ email: "nobody@example.com", password: "wrong" }),
  register: () => ({
    email: `matrix.${crypto.randomUUID()}@example.com`,
    password: "brief-2-file!",
    firstName: "Matrix",
    lastName: "Visitor",
    userType: "paralegal",
  }),
  updateAccountSettings: () => ({ dateLanguage: "iso" }),
  acceptTerms: () => ({ terms: legalVersions.terms.version, privacy: legalVersions.privacy.version }),
  requestDataExport: () => ({ password: demoPassword }),
  deactivateAccount: () => ({ password: "wrong" }),
  deleteAccount: () => ({ password: "wrong" }),
  enterSecondFactor: () => ({ code: "123456" }),
  verifyEmail: () => ({ token: "a".repeat(43) }),
  requestPasswordReset: () => ({ email: `matrix.${crypto.randomUUID()}@example.com` }),
  resetPassword: () => ({ token: "a".repeat(43), password: "brief-2-file!" }),
  addPushDevice: () => openPushBrowser("https://push.example").subscription,
  changePassword: () => ({ password: "wrong", newPassword: "brief-2-file!" }),
  changeEmail: () => ({ email: `matrix.${crypto.randomUUID()}@example.com`, password: "wrong" }),
  beginTwoFactor: () => ({ password: "wrong" }),
  confirmTwoFactor: () => ({ code: "123456" }),
  renewRecoveryCodes: () => ({ password: "wrong" }),
  removeTwoFactor: () => ({ password: "wrong" }),
  beginPasskey: () => ({ password: demoPassword }),
  addPasskey: () => ({ credential: unaskedCredential }),
  signInWithPasskey: () => ({ credential: unaskedCredential }),
  renamePasskey: () => ({ name: "Office laptop" }),
  removePasskey: () => ({ password: demoPassword }),
  postJob: () => posting,
  checkPosting: () => ({ title: posting.title, description: posting.description }),
  saveSearch: () => ({ name: "Matrix", filters: { keyword: "probate" } }),
  changeSavedSearch: () => ({ alertEnabled: true }),
  scheduleReport: ({ people }, _jobId, relation) => ({
    report: { table: "hours", period: "previous-month" },
    frequency: "weekly",
    format: "pdf",
    recipients: [relation === "otherAttorney" ? people.otherAttorney.id : people.owningAttorney.id],
  }),
  changeReportSchedule: () => ({ paused: true }),
  saveSearchPreferences: () => ({ specialties: ["Litigation"], maxDistance: 30 }),
  changeJobStatus: () => ({ status: "closed" }),
  apply: (_cast, jobId) => ({
    jobId,
    coverLetter: "I have done this work for nine years and can start now.",
  }),
  decideApplication: () => ({ status: "rejected" }),
  agreeToTerms: (_cast, _jobId, relation) => ({
    version: 1,
    sha256: sha256(shortTerms),
    ...signatureOf(relation),
  }),
  proposeVersion: proposalOf,
  proposeAmendment: (cast, _jobId, relation) => ({ ...proposalOf(cast), ...signatureOf(relation) }),
  agreeToAmendment: (cast, _jobId, relation) => ({
    sha256: addedHash(cast.people.owningAttorney.id),
    ...signatureOf(relation),
  }),
  declineAmendment: () => ({ reason: "The rate is above the budget." }),
  addContractComment: () => ({ text: "Could the work start a week later?" }),
  objectToCompletion: () => ({ reason: "Two transcripts are still missing." }),
  cancelContract: () => ({ reason: "The matter settled." }),
  ...timeBodies,
  ...invoiceBodies,
  ...workBodies,
  uploadContractFile: () => ({}),
  setLegalHold: () => ({ on: true, reason: "The other side announced a suit." }),
  giveCertificate: () => ({ name: "Olive Owner", statement: "I destroyed my copies." }),
  sendMessage: ({ people }, _jobId, relation) => ({
    receiverId: receiverOf(people, relation),
    content: "Good morning.",
  }),
  createParalegalProfile: () => ({
    location: "Boise, ID",
    bio: "Ten years of probate work.",
    yearsExperience: "senior",
    hourlyRate: 40,
    workPreference: "remote",
    availability: "flexible",
    education: "BA",
    specialties: ["estate_planning"],
    certifications: [],
    skills: [],
  }),
  updateParalegalProfile: () => ({
    experience: "senior",
    specialties: ["Litigation"],
    location: "Boise, ID",
    availability: "flexible",
    education: "BA",
    workType: "remote",
  }),
  sendContactMessage: (_cast, jobId) => ({
    topic: "general",
    name: "Matrix Visitor",
    email: `matrix.${jobId}@example.com`,
    message: "Do you take law offices outside the United States?",
    website: "",
  }),
  setPhoto: () => ({ square: { left: 0, top: 0, side: 100 } }),
  verifyAgreement: () => ({ sha256: "0".repeat(64) }),
  submitCredential: () => ({ kind: "certification", title: "Certified Paralegal (CP)", issuer: "NALA" }),
  decideCredential: () => ({ decision: "rejected", reason: "The register does not know this number." }),
  reportAbuse: (_cast, jobId, relation) =>
    relation === "owningAttorney"
      ? { ...complaint, subject: "profile", subjectId: _cast.people.owningParalegal.id }
      : { ...complaint, subject: "job", subjectId: jobId },
  ...sanctionBodies,
  ...conflictBodies,
  ...hiringBodies,
  decideReport: () => ({ decision: "dismissed", note: "The register knows this certificate." }),
  answerContactMessage: () => ({ text: "We do, in every time zone." }),
  approveJob: (_cast, _jobId, _relation, now) => ({ createdAt: now.toISOString() }),
  saveDraft: () => ({ title: posting.title, workArrangement: "Remote" }),
  changeDraft: () => ({ ...posting, version: new Date().toISOString() }),
  amendJob: () => ({ ...posting, version: new Date().toISOString() }),
  changeParties: () => ({ parties: [], version: new Date().toISOString() }),
  changeJobs: (_cast, jobId) => ({ action: "duplicate", ids: [jobId] }),
  returnJob: () => ({ reason: "Please name the court." }),
  reviseJob: () => ({ ...posting, title: `Revised ${crypto.randomUUID()}` }),
  invite: () => ({ email: `matrix.${crypto.randomUUID()}@example.com`, primaryRole: "associate" }),
  readInvitation: () => ({ token: "a".repeat(43) }),
  acceptInvitation: () => ({ token: "a".repeat(43) }),
  joinByInvitation: () => ({
    token: "a".repeat(43),
    firstName: "Matrix",
    lastName: "Visitor",
    password: "brief-2-file!",
  }),
  inviteRequester: () => ({ primaryRole: "associate" }),
  changeMember: () => ({ primaryRole: "of_counsel" }),
  createDepartment: () => ({ name: `Matrix ${crypto.randomUUID()}` }),
  renameDepartment: () => ({ name: `Matrix ${crypto.randomUUID()}` }),
  archiveDepartment: () => ({ moveTo: null }),
  assignToDepartment: ({ people }) => ({ memberIds: [people.owningAttorney.id] }),
  createFirmProfile: () => ({
    location: "Boise, ID",
    firmName: "Own Firm LLP",
    firmSize: "small",
    workType: "remote",
    practiceAreas: ["litigation"],
  }),
};

/** The posting status that the call requires. */
const jobStates: Partial<Record<CallName, JobStatus>> = {
  approveJob: "pending_approval",
  returnJob: "pending_approval",
  reviseJob: "draft",
  changeDraft: "draft",
  discardDraft: "draft",
};

/** Calls whose body names a contract of the owning paralegal in progress. */
const namesContract: ReadonlySet<CallName> = new Set<CallName>(["hintAtNarrative", "startTimer"]);

/** Calls whose body names undecided applications of the owning firm. */
const namesApplications: ReadonlySet<CallName> = new Set<CallName>(["planDecisions", "undoDecisions"]);

/** Calls that require an archived department. */
const requiresArchived: ReadonlySet<CallName> = new Set<CallName>(["restoreDepartment", "removeDepartment"]);

async function createAppliedJob(site: Site, { firmId, people }: Cast, status: JobStatus = "open") {
  const now = site.time.now;
  const job = await makeJob(site.db, now, { firmId, postedById: people.owningAttorney.id, status });
  const application = await makeApplication(site.db, now, {
    jobId: job.id,
    paralegalId: people.owningParalegal.id,
  });
  return { job, application };
}

/** Calls with the id of a paralegal with a public profile. */
const namesParalegal: ReadonlySet<CallName> = new Set<CallName>([
  "getParalegalProfile",
  "listParalegalReviews",
  "downloadParalegalReviews",
  "shortlistParalegal",
  "dropFromShortlist",
  "listJobsForInvite",
  "inviteToJob",
]);

async function createRecord(endpoint: NamedEndpoint, site: Site, cast: Cast): Promise<number> {
  const now = site.time.now;
  const { people, firmId } = cast;
  const kind = endpoint.access.record?.kind;
  const ownRecordId =
    (await createFileRecord(endpoint, site, cast)) ??
    (await createInvoiceRecord(endpoint, site, cast)) ??
    (await createTimeRecord(endpoint, site, cast)) ??
    (await createWorkRecord(endpoint, site, cast)) ??
    (await createConflictRecord(endpoint, site, cast)) ??
    (await createHiringRecord(endpoint, site, cast));
  if (ownRecordId !== undefined) return ownRecordId;
  if (endpoint.access.staff) {
    const status = endpoint.name === "reopenContactMessage" ? "closed" : "open";
    return (await makeContactMessage(site.db, now, { status })).id;
  }
  if (kind === "user") return people.owningAttorney.id;
  if (kind === "conversation" || namesParalegal.has(endpoint.name)) return people.owningParalegal.id;
  if (kind === "session") return (await makeSession(site.db, now, { userId: people.owningParalegal.id })).id;
  if (kind === "passkey") return storePasskey(site, people.owningParalegal.id);
  if (kind === "notification")
    return (await makeNotification(site.db, now, { userId: people.owningParalegal.id })).id;
  if (kind === "savedSearch")
    return (await makeSavedSearch(site.db, now, { userId: people.owningParalegal.id })).id;
  if (kind === "reportSchedule")
    return (await makeReportSchedule(site.db, now, { firmId, ownerId: people.owningAttorney.id })).id;
  if (endpoint.name === "getFirm" || endpoint.name === "requestToJoin" || endpoint.name === "listFirmJobs")
    return firmId;
  if (endpoint.name === "listFirmReviews" || endpoint.name === "downloadFirmReviews") return firmId;
  if (kind === "member") return (await makePerson(site.db, now, { primaryRole: "associate", firmId })).id;
  if (kind === "invitation") return (await makeInvitation(site.db, now, { firmId })).id;
  if (kind === "joinRequest") {
    const { id: userId } = await makePerson(site.db, now, { primaryRole: "managing_partner" });
    return (await makeJoinRequest(site.db, now, { firmId, userId })).id;
  }
  if (kind === "department") {
    const archivedAt = requiresArchived.has(endpoint.name) ? now : null;
    return (await makeDepartment(site.db, { firmId, archivedAt })).id;
  }
  if (endpoint.name === "discardDraft") {
    const draft = { firmId, postedById: people.owningAttorney.id, status: "draft" } as const;
    return (await makeJob(site.db, now, draft)).id;
  }
  const { job, application } = await createAppliedJob(site, cast, jobStates[endpoint.name]);
  if (kind === "application") return application.id;
  if (kind === "applicationNote") {
    const authorId = people.owningAttorney.id;
    return (await makeApplicationNote(site.db, now, { applicationId: application.id, authorId })).id;
  }
  if (kind !== "contract") return job.id;
  const state = contractStates[endpoint.name] ?? { status: "pending_terms" };
  const contract = await makeContract(site.db, now, {
    applicationId: application.id,
    jobId: job.id,
    firmId,
    attorneyId: people.owningAttorney.id,
    paralegalId: people.owningParalegal.id,
    status: state.status,
    completionRequestedAt: state.requested ? now : null,
  });
  if (state.amendmentBy) {
    const amendment = {
      version: 2,
      kind: "amendment",
      status: "open",
      authorSide: state.amendmentBy,
    } as const;
    await addVersion(site.db, now, contract.id, amendment);
  }
  return contract.id;
}

/** A body that the call accepts from that caller, for the people of a cast and a job that is open. */
export function validBody(
  name: CallName,
  cast: CastIds,
  jobId: number,
  relation: Relation,
  now: Date,
): Record<string, unknown> {
  const bodyOf = bodies[name];
  if (!bodyOf) throw new Error(`Give ${name} a valid body in authorization/records.ts.`);
  return bodyOf(cast, jobId, relation, now) as Record<string, unknown>;
}

/** @param shared the parameters of an earlier call; a new record by default */
export async function prepareCall(
  endpoint: NamedEndpoint,
  site: Site,
  cast: Cast,
  relation: Relation,
  shared?: CallInput["params"],
): Promise<CallInput> {
  const name = shared ? undefined : /:(\w+)/.exec(endpoint.path)?.[1];
  const params: CallInput["params"] = name
    ? {
        [name]:
          (name === "year" ? site.time.now.getUTCFullYear() : undefined) ??
          (await createFileParameter(name, { site, cast, relation })) ??
          (await createEngagementRecord(endpoint, site, cast, relation)) ??
          (await createRecord(endpoint, site, cast)),
        ...(endpoint.path.includes(":version") && { version: 2 }),
      }
    : shared;
  if (params && !shared && endpoint.path.includes(":pid"))
    params["pid"] = await createPaymentRecord(site, cast, Number(params["id"]));
  const file = endpoint.upload && (await uploads[endpoint.name]?.());
  if (endpoint.upload && !file) throw new Error(`Give ${endpoint.name} a file in authorization/records.ts.`);
  const query = queries[endpoint.name];
  if (!endpoint.body) return { ...(params && { params }), ...(query && { query }) };
  const openJob = await makeJob(site.db, site.time.now, {
    firmId: cast.firmId,
    postedById: cast.people.owningAttorney.id,
  });
  const body = validBody(endpoint.name, cast, openJob.id, relation, site.time.now);
  return {
    ...(params && { params }),
    ...(file && { file }),
    body: {
      ...body,
      ...(namesContract.has(endpoint.name) && { contractId: await createRunningContract(site, cast) }),
      ...(namesApplications.has(endpoint.name) && {
        applicationIds: [await createPlannedApplication(endpoint.name, site, cast)],
      }),
      ...(endpoint.name === "disputeInvoice" && { lines: await lineIdsOf(site, Number(params?.["id"])) }),
    },
  };
}
