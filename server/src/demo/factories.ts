/** Inserts rows as the product would, with plausible defaults, for the demo and for tests. */
import { randomUUID } from "node:crypto";
import type { ApplicationStatus, ContractStatus, JobStatus } from "@caseload/contract/lifecycles";
import { userTypeOfRole } from "@caseload/contract/firms/firm-roles";
import type { PrimaryRole } from "@caseload/contract/roles";
import { sql } from "drizzle-orm";
import { hashPassword } from "better-auth/crypto";
import type { Reader } from "../platform/db/database.ts";
import { sessions, signIns, users } from "../platform/db/schema/accounts.ts";
import { applicationNotes, applications } from "../platform/db/schema/applications.ts";
import { contactMessages } from "../platform/db/schema/contact.ts";
import { contracts, contractVersions } from "../platform/db/schema/contracts.ts";
import { sha256 } from "../modules/engagements/contracts/event-hash.ts";
import { departments, firms } from "../platform/db/schema/firms.ts";
import { joinRequests } from "../platform/db/schema/join-requests.ts";
import { invitations } from "../platform/db/schema/invitations.ts";
import { interviews } from "../platform/db/schema/interviews.ts";
import { jobInvites } from "../platform/db/schema/job-invites.ts";
import { jobs } from "../platform/db/schema/jobs.ts";
import { notifications } from "../platform/db/schema/notifications.ts";
import { paralegalProfiles } from "../platform/db/schema/profiles.ts";
import { reportRecipients, reportSchedules } from "../platform/db/schema/scheduled-reports.ts";
import { savedSearches } from "../platform/db/schema/saved-searches.ts";
import { recordAcceptance } from "../modules/accounts/consents/accept-terms.ts";
import { postingFacets } from "../modules/jobs/facets/posting-facets.ts";
import { type RowInput, singleRow, type Row } from "./rows.ts";

/** The password of every account of the factories. */
export const demoPassword = "caseload-demo-1!";
let hash: Promise<string> | undefined;
const demoHash = (): Promise<string> => (hash ??= hashPassword(demoPassword));

export async function makeFirm(
  db: Reader,
  now: Date,
  input: RowInput<typeof firms> = {},
): Promise<Row<typeof firms>> {
  const row = {
    name: "Harrow Street Legal",
    location: "Chicago, IL",
    size: "small",
    workType: "hybrid",
    practiceAreas: ["litigation"],
    complete: true,
    createdAt: now,
    ...input,
  };
  return singleRow(await db.insert(firms).values(row).returning());
}

export async function makeDepartment(
  db: Reader,
  input: RowInput<typeof departments> & { firmId: number },
): Promise<Row<typeof departments>> {
  return singleRow(
    await db
      .insert(departments)
      .values({ name: `Department ${randomUUID().slice(0, 8)}`, ...input })
      .returning(),
  );
}

/** An invitation with an unknown token. */
export async function makeInvitation(
  db: Reader,
  now: Date,
  input: RowInput<typeof invitations> & { firmId: number },
): Promise<Row<typeof invitations>> {
  const row = {
    email: `invited.${randomUUID()}@example.com`,
    primaryRole: "associate" as const,
    nonce: randomUUID(),
    tokenHash: randomUUID(),
    sentAt: now,
    expiresAt: new Date(now.getTime() + 7 * 86_400_000),
    ...input,
  };
  return singleRow(await db.insert(invitations).values(row).returning());
}

export const makeJoinRequest = async (
  db: Reader,
  now: Date,
  input: RowInput<typeof joinRequests> & { firmId: number; userId: number },
): Promise<Row<typeof joinRequests>> =>
  singleRow(
    await db
      .insert(joinRequests)
      .values({ createdAt: now, ...input })
      .returning(),
  );

export async function makeContactMessage(
  db: Reader,
  now: Date,
  input: RowInput<typeof contactMessages> = {},
): Promise<Row<typeof contactMessages>> {
  const row = {
    topic: "general" as const,
    name: "Rosa Quill",
    email: "rosa.quill@example.com",
    message: "Do you take law offices outside the United States?",
    createdAt: now,
    ...input,
  };
  return singleRow(await db.insert(contactMessages).values(row).returning());
}

let people = 0;

export async function makePerson(
  db: Reader,
  now: Date,
  input: RowInput<typeof users> & { primaryRole: PrimaryRole },
): Promise<Row<typeof users>> {
  people += 1;
  const firstName = input.firstName ?? "Test";
  const lastName = input.lastName ?? `Person ${people}`;
  const row = {
    userType: userTypeOfRole[input.primaryRole],
    email: `person.${people}.${process.pid}@example.com`,
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
    ...input,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
  };
  const user = singleRow(await db.insert(users).values(row).returning());
  await db.insert(signIns).values({
    userId: user.id,
    accountId: String(user.id),
    providerId: "credential",
    password: await demoHash(),
    createdAt: now,
    updatedAt: now,
  });
  await recordAcceptance(db, { userId: user.id, ipAddress: "192.0.2.10" }, row.createdAt);
  return user;
}

/** A session without a known cookie. */
export async function makeSession(
  db: Reader,
  now: Date,
  input: RowInput<typeof sessions> & { userId: number },
): Promise<Row<typeof sessions>> {
  const row = {
    token: randomUUID(),
    expiresAt: new Date(now.getTime() + 86_400_000),
    createdAt: now,
    updatedAt: now,
    lastUsedAt: now,
    ...input,
  };
  return singleRow(await db.insert(sessions).values(row).returning());
}

export async function makeProfile(
  db: Reader,
  now: Date,
  input: RowInput<typeof paralegalProfiles> & { userId: number },
): Promise<Row<typeof paralegalProfiles>> {
  const row = {
    experience: "6-10",
    specialties: ["Litigation"],
    bio: "Litigation paralegal with years of document review and trial preparation.",
    education: "BA, Paralegal Studies",
    certifications: ["Certified Paralegal (CP)"],
    location: "Philadelphia, PA",
    availability: "part-time",
    workPreference: "remote",
    hourlyRate: 50,
    createdAt: now,
    updatedAt: now,
    ...input,
  };
  return singleRow(await db.insert(paralegalProfiles).values(row).returning());
}

export async function makeJob(
  db: Reader,
  now: Date,
  input: RowInput<typeof jobs> & { firmId: number; postedById: number },
): Promise<Row<typeof jobs>> {
  const row = {
    title: "Deposition summaries for a freight dispute",
    description: "Summarize eleven depositions, page and line, and index the exhibits that were marked.",
    location: "Philadelphia, PA",
    workArrangement: "Remote" as const,
    hoursPerWeek: "15 hrs/week",
    duration: "4 weeks",
    specialties: ["litigation"],
    priority: "medium" as const,
    status: "open" as JobStatus,
    budgetRange: "$40–46/hr",
    postedAt: now,
    updatedAt: now,
    ...input,
  };
  return singleRow(
    await db
      .insert(jobs)
      .values({ ...postingFacets(row), ...row })
      .returning(),
  );
}

/** The time of the firm's answer: its decision or shortlisting. */
function answeredAtOf(
  { status, viewedAt, decidedAt, decidedById }: Partial<Row<typeof applications>>,
  now: Date,
) {
  if (typeof decidedById === "number") return decidedAt ?? now;
  return status === "reviewing" ? (viewedAt ?? now) : null;
}

export async function makeApplication(
  db: Reader,
  now: Date,
  input: RowInput<typeof applications> & { jobId: number; paralegalId: number },
): Promise<Row<typeof applications>> {
  const row = {
    status: "pending" as ApplicationStatus,
    coverLetter: "I have summarized depositions in three freight matters and can start on Monday.",
    firmId: sql<number>`(select firm_id from jobs where id = ${input.jobId})`,
    createdAt: now,
    answeredAt: answeredAtOf(input, now),
    ...input,
  };
  return singleRow(await db.insert(applications).values(row).returning());
}

export async function makeApplicationNote(
  db: Reader,
  now: Date,
  input: RowInput<typeof applicationNotes> & { applicationId: number; authorId: number },
): Promise<Row<typeof applicationNotes>> {
  const row = { text: "Ask about the protective order before we go further.", createdAt: now, ...input };
  return singleRow(await db.insert(applicationNotes).values(row).returning());
}

/** Proposed by the firm: one time in two days. */
export async function makeInterview(
  db: Reader,
  now: Date,
  input: RowInput<typeof interviews> & { applicationId: number; hostId: number },
): Promise<Row<typeof interviews>> {
  const at = new Date(now.getTime() + 48 * 3_600_000);
  const row = {
    mode: "video" as const,
    slots: [{ startsAt: at.toISOString(), minutes: 30 }],
    lastSlotAt: input.slots?.length === 0 ? null : at,
    proposedBy: "attorney" as const,
    createdAt: now,
    ...input,
  };
  return singleRow(await db.insert(interviews).values(row).returning());
}

export async function makeJobInvite(
  db: Reader,
  now: Date,
  input: RowInput<typeof jobInvites> & { jobId: number; paralegalId: number },
): Promise<Row<typeof jobInvites>> {
  const row = { createdAt: now, ...input };
  return singleRow(await db.insert(jobInvites).values(row).returning());
}

/** Terms at $50 an hour. */
export const shortTerms =
  "1. Services\nDeposition summaries, page and line.\n\n2. Compensation\n$50.00 for each approved hour.";

export async function makeContract(
  db: Reader,
  now: Date,
  input: RowInput<typeof contracts> & {
    applicationId: number;
    jobId: number;
    firmId: number;
    attorneyId: number;
    paralegalId: number;
  },
): Promise<Row<typeof contracts>> {
  const row = {
    status: "pending_terms" as ContractStatus,
    agreedRate: 50,
    terms: shortTerms,
    createdAt: now,
    supervisorId: input.attorneyId,
    ...input,
  };
  const contract = singleRow(await db.insert(contracts).values(row).returning());
  await db.insert(contractVersions).values(firstVersionOf(contract));
  return contract;
}

/** Version 1 of a contract that was inserted as a row, with the row's pay, text and days. */
export function firstVersionOf(contract: Row<typeof contracts>): typeof contractVersions.$inferInsert {
  const { id, status, agreedRate, startsOn, projectDeadline, createdAt, terms, termsAgreedAt } = contract;
  const firstDay = startsOn ?? createdAt.toISOString().slice(0, 10);
  const unsigned = status === "pending_terms" ? "open" : "lapsed";
  return {
    contractId: id,
    version: 1,
    kind: "terms",
    status: status !== "pending_terms" && (status !== "cancelled" || termsAgreedAt) ? "in_force" : unsigned,
    authorId: contract.attorneyId,
    authorSide: "attorney",
    structuredTerms: {
      pay:
        agreedRate === null
          ? null
          : { kind: "hourly", rateCents: Math.round(agreedRate * 100), capMinutes: null },
      services: ["Deposition summaries, page and line."],
      startsOn: firstDay,
      endsOn: projectDeadline !== null && projectDeadline >= firstDay ? projectDeadline : null,
      supervisorId: contract.supervisorId,
      governingState: "PA",
      paymentDays: 30,
      expenses: { allowed: false, capCents: null },
      firmAddress: null,
      paralegalAddress: null,
      clientContact: "none",
      autoApproveDays: null,
      extraClauses: [],
    },
    terms,
    sha256: sha256(terms),
    createdAt,
  };
}

export async function makeNotification(
  db: Reader,
  now: Date,
  input: RowInput<typeof notifications> & { userId: number },
): Promise<Row<typeof notifications>> {
  const row = {
    type: "system" as const,
    title: "Welcome",
    message: "Your account is ready.",
    priority: "medium" as const,
    createdAt: now,
    ...input,
  };
  return singleRow(await db.insert(notifications).values(row).returning());
}

/** A search with instant alerts. */
export async function makeSavedSearch(
  db: Reader,
  now: Date,
  input: RowInput<typeof savedSearches> & { userId: number },
): Promise<Row<typeof savedSearches>> {
  const row = {
    name: "Probate",
    query: "",
    filters: {},
    alertEnabled: true,
    frequency: "instant" as const,
    createdAt: now,
    alertsFrom: now,
    checkedAt: now,
    ...input,
  };
  return singleRow(await db.insert(savedSearches).values(row).returning());
}

/** The owner is the recipient by default. */
export async function makeReportSchedule(
  db: Reader,
  now: Date,
  {
    recipients,
    ...input
  }: RowInput<typeof reportSchedules> & {
    ownerId: number;
    firmId: number;
    recipients?: readonly number[];
  },
): Promise<Row<typeof reportSchedules>> {
  const row = {
    report: { table: "hours", period: "previous-month", order: "desc" } as const,
    frequency: "weekly" as const,
    format: "csv" as const,
    createdAt: now,
    handledAt: now,
    ...input,
  };
  const made = singleRow(await db.insert(reportSchedules).values(row).returning());
  const people = (recipients ?? [input.ownerId]).map((userId) => ({ scheduleId: made.id, userId }));
  if (people.length > 0) await db.insert(reportRecipients).values(people);
  return made;
}
