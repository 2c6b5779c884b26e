/** Records as the API returns them, for screens that render without a server. */
import type { OwnApplication, ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { Applicant } from "@caseload/contract/hiring/applicants";
import type { Contract, ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import type { JobDetail, ListedJob, OwnJob } from "@caseload/contract/jobs/jobs";
import type { AccountSettings } from "@caseload/contract/accounts/account-settings";
import type { FirmProfile, OwnProfile, PublicProfile } from "@caseload/contract/profiles/profiles";

const createdAt = "2026-11-20T15:00:00.000Z";
/** Of a firm that has answered too few applicants for a figure. */
const responsiveness = { medianDays: null, replyPercent: null, isNew: true };

export const job = (changes: Partial<ListedJob> = {}): ListedJob => ({
  id: 183,
  title: "Second-pass privilege review",
  description: "Take the second pass on 14,000 documents in Relativity.",
  firmId: 1,
  firmName: "Lindqvist Okafor LLP",
  location: "Philadelphia, PA",
  workArrangement: "Hybrid",
  hoursPerWeek: "25 hrs/week",
  duration: "8 weeks",
  specialties: ["litigation", "ediscovery", "contract-review", "tax", "spanish"],
  priority: "urgent",
  status: "open",
  createdAt,
  deadline: "2026-12-18",
  postedById: 11,
  postedByName: "Margaret Okafor",
  postedByAvatar: null,
  postedByEmailConfirmed: true,
  budgetRange: "$48-58/hr",
  practiceArea: null,
  experienceRequired: null,
  urgency: null,
  matchScore: null,
  application: null,
  mark: null,
  ...changes,
});

export const jobDetail = (changes: Partial<JobDetail> = {}): JobDetail => ({
  ...job(),
  positions: 1,
  budget: { kind: "hourly", min: 48, max: 58 },
  priceKind: "hourly",
  requiredCredentials: [],
  requiredLanguages: [],
  screeningQuestions: [],
  firmHasPage: true,
  postedByRole: "senior_partner",
  memberSince: createdAt,
  barAdmission: null,
  pausedAt: null,
  pausedByFirm: false,
  responsiveness,
  supervisor: null,
  viewer: { application: null, mark: null, mayManage: false },
  ...changes,
});

export const ownJob = (changes: Partial<OwnJob> = {}): OwnJob => ({
  ...job(),
  applicants: { total: 0, pending: 0, recent: [] },
  filledBy: null,
  filledByEmailConfirmed: true,
  closedAt: null,
  positions: 1,
  pausedAt: null,
  pausedByFirm: false,
  silence: { waiting: 0, since: null, pausesAt: null, mayResume: false },
  returned: null,
  ...changes,
});

export const ownApplication = (changes: Partial<OwnApplication> = {}): OwnApplication => ({
  id: 5,
  jobId: 183,
  status: "pending",
  coverLetter: "I ran second-pass privilege for two pharma matters.",
  conflict: { status: "not_checked", checkedAt: null },
  proposedPay: null,
  startDate: null,
  conflictNote: null,
  answers: [],
  attachment: null,
  createdAt,
  viewedAt: null,
  decidedAt: null,
  reason: null,
  job: {
    id: 183,
    title: "Second-pass privilege review",
    firmName: "Lindqvist Okafor LLP",
    location: "Philadelphia, PA",
    workArrangement: "Hybrid",
    status: "open",
    postedById: 11,
  },
  responsiveness,
  contractId: null,
  mayReapply: false,
  ...changes,
});

export const receivedApplication = (changes: Partial<ReceivedApplication> = {}): ReceivedApplication => ({
  id: 5,
  jobId: 183,
  status: "pending",
  coverLetter: "I ran second-pass privilege for two pharma matters.",
  conflict: { status: "not_checked", checkedAt: null },
  proposedPay: null,
  startDate: null,
  conflictNote: null,
  answers: [],
  attachment: null,
  createdAt,
  viewedAt: null,
  decidedAt: null,
  reason: null,
  job: { id: 183, title: "Second-pass privilege review", status: "open" },
  paralegal: {
    id: 1,
    name: "Daniel Reyes",
    photo: null,
    email: "daniel@example.com",
    emailConfirmed: true,
    profile: {
      yearsExperience: "6-10",
      location: "Philadelphia, PA",
      availability: "part-time",
      hourlyRate: null,
      specialties: ["litigation", "ediscovery", "tax", "ip", "family", "criminal"],
      education: "BA, Paralegal Studies",
    },
  },
  contractId: null,
  ...changes,
});

/** A row of the firm's list of applicants. */
export const applicant = (changes: Partial<Applicant> = {}): Applicant => {
  const { coverLetter, answers: _answers, conflictNote: _note, ...received } = receivedApplication();
  return {
    ...received,
    coverLetterPreview: coverLetter,
    match: null,
    ask: null,
    overCents: null,
    interviewAt: null,
    rating: null,
    planned: null,
    history: { contracts: 0, approvedMinutes: 0, applications: 0 },
    checkedCredentials: 0,
    hoursPerWeek: null,
    availableFrom: null,
    languages: [],
    ...changes,
  };
};

export const contract = (changes: Partial<Contract> = {}): Contract => ({
  id: 3,
  conflict: { applicationId: 5, status: "not_checked", checkedAt: null, screening: "none" },
  status: "pending_terms",
  job: {
    id: 183,
    title: "Second-pass privilege review",
    description: "Take the second pass on 14,000 documents in Relativity.",
    location: "Philadelphia, PA",
    firmName: "Lindqvist Okafor LLP",
    hoursPerWeek: "25 hrs/week",
    duration: "8 weeks",
  },
  otherUser: { id: 11, name: "Margaret Okafor", photo: null, emailConfirmed: true },
  viewerSide: "paralegal",
  attorney: {
    id: 11,
    name: "Margaret Okafor",
    role: "senior_partner",
    emailConfirmed: true,
    signature: null,
  },
  paralegal: {
    id: 1,
    name: "Daniel Reyes",
    role: "freelance_paralegal",
    emailConfirmed: true,
    signature: null,
  },
  agreedRate: 54,
  pay: { kind: "hourly", rateCents: 5_400, capMinutes: null },
  projectDeadline: "2026-12-18",
  createdAt,
  terms: "1. Scope\nThe second pass.",
  termsAgreedAt: null,
  startsOn: null,
  startedAt: null,
  completionRequestedAt: null,
  endedAt: null,
  cancelReason: null,
  version: 1,
  turn: "attorney",
  may: { act: true, propose: true, amend: false, billClient: false },
  hold: null,
  ...changes,
});

export const structuredTerms = (changes: Partial<StructuredTerms> = {}): StructuredTerms => ({
  pay: { kind: "hourly", rateCents: 5_400, capMinutes: 4_800 },
  services: ["Second-pass privilege review of about 14,000 documents"],
  startsOn: "2026-11-02",
  endsOn: "2026-12-18",
  supervisorId: 11,
  governingState: "PA",
  paymentDays: 30,
  expenses: { allowed: false, capCents: null },
  firmAddress: "1735 Market Street, Philadelphia, PA 19103",
  paralegalAddress: null,
  clientContact: "none",
  autoApproveDays: null,
  extraClauses: [],
  ...changes,
});

/** SHA-256 hashes as the server writes them, distinguished by their first digits. */
export const sha256Of = (version: number): string => version.toString(16).padStart(4, "0").padEnd(64, "ab");

export const contractVersion = (changes: Partial<ContractVersion> = {}): ContractVersion => ({
  version: 1,
  kind: "terms",
  status: "open",
  authorSide: "attorney",
  authorName: "Margaret Okafor",
  authorEmailConfirmed: true,
  note: null,
  createdAt,
  sha256: sha256Of(changes.version ?? 1),
  structuredTerms: structuredTerms(),
  supervisorName: "Margaret Okafor",
  supervisorEmailConfirmed: true,
  terms: "1. Services\nThe second pass.\n\n2. Term\nThe term ends on December 18, 2026.",
  signatures: [],
  ...changes,
});

/** A contract with one event, and the terms of its version. */
export const contractDetail = (changes: Partial<ContractDetail> = {}): ContractDetail => ({
  ...contract(),
  attorney: { ...contract().attorney, barAdmission: null },
  structuredTerms: structuredTerms(),
  termsSha256: sha256Of(changes.version ?? 1),
  payDerivedFrom: "proposed",
  openAmendment: null,
  mayHold: false,
  fileAccess: { endsAt: null, ended: false, certificate: "not_yet" },
  supervisor: { id: 11, name: "Margaret Okafor", emailConfirmed: true, active: true, barVerified: false },
  barAdmission: null,
  expiresAt: null,
  timeline: [
    {
      id: 1,
      kind: "drafted",
      actorId: 11,
      actorName: "Margaret Okafor",
      actorEmailConfirmed: true,
      note: null,
      version: 1,
      createdAt,
      hash: sha256Of(100),
      previousHash: null,
    },
  ],
  ...changes,
});

export const stats = (changes: Partial<DashboardStats> = {}): DashboardStats => ({
  activeJobs: 9,
  totalApplications: 6,
  totalJobs: 12,
  closedJobs: 2,
  filledJobs: 1,
  pendingApplications: 2,
  reviewingApplications: 3,
  acceptedApplications: 1,
  applicationsByDay: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0],
  newestApplicationAt: createdAt,
  unreadMessages: 4,
  latestMessageFrom: "Margaret Okafor",
  unreadNotifications: 2,
  contractsAwaitingSignature: 0,
  postingsAwaitingApproval: 0,
  openJobInvites: 0,
  scheduledInterviews: 0,
  ...changes,
});

export const publicProfile = (changes: Partial<PublicProfile> = {}): PublicProfile => ({
  id: 1,
  name: "Daniel Reyes",
  photo: null,
  emailConfirmed: true,
  credentials: [],
  declarations: [],
  specialties: ["litigation"],
  skills: ["Relativity"],
  bio: "Runs second-pass privilege reviews.",
  education: "BA, Paralegal Studies",
  certifications: ["Certified Paralegal (CP)"],
  yearsExperience: "6-10",
  location: "Philadelphia, PA",
  availability: "part-time",
  workPreference: "remote",
  hourlyRate: 54,
  languages: [],
  courts: [],
  efilingSystems: [],
  hoursPerWeek: null,
  workingHours: null,
  availableFrom: null,
  shortlisted: null,
  ...changes,
});

export const ownProfile = (changes: Partial<OwnProfile> = {}): OwnProfile => ({
  id: 1,
  name: "Daniel Reyes",
  email: "daniel@example.com",
  experience: "senior",
  specialties: ["Litigation"],
  skills: [],
  location: "Philadelphia, PA",
  availability: "part-time",
  education: "BA, Paralegal Studies",
  certifications: [],
  hourlyRate: 54,
  workType: "remote",
  description: "Runs second-pass privilege reviews.",
  languages: [],
  courts: [],
  efilingSystems: [],
  hoursPerWeek: null,
  workingHours: null,
  availableFrom: null,
  showRate: true,
  isPublic: false,
  ...changes,
});

export const accountSettings = (changes: Partial<AccountSettings> = {}): AccountSettings => {
  const channels = { app: true, email: true, push: true };
  return {
    firstName: "Daniel",
    lastName: "Reyes",
    timeZone: "America/New_York",
    dateLanguage: "en-US",
    mailingAddress: null,
    matchLearning: false,
    notifications: {
      message: channels,
      application: channels,
      contract: channels,
      job_update: channels,
      system: channels,
      reminder: channels,
    },
    ...changes,
  };
};

export const firmProfile = (changes: Partial<FirmProfile> = {}): FirmProfile => ({
  firmId: 1,
  firmName: "Lindqvist Okafor LLP",
  location: "Philadelphia, PA",
  firmSize: "medium",
  workType: "hybrid",
  description: null,
  practiceAreas: ["litigation"],
  defaultTerms: null,
  mailingAddress: null,
  complete: true,
  ...changes,
});
