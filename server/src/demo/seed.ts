import { budgetText } from "@caseload/contract/jobs/posting-options";
import { and, count, eq, sql } from "drizzle-orm";
import { countResponses } from "../modules/jobs/response-times/count-responses.ts";
import { endOfDay } from "../modules/jobs/postings/deadline.ts";
import { dayIn } from "../platform/calendar-day.ts";
import type { Tx } from "../platform/db/database.ts";
import type { Deps } from "../platform/deps.ts";
import { users } from "../platform/db/schema/accounts.ts";
import { jobs } from "../platform/db/schema/jobs.ts";
import { jobViews } from "../platform/db/schema/job-views.ts";
import { departments } from "../platform/db/schema/firms.ts";
import { daysFrom, type Cast } from "./cast.ts";
import { makeFirm, makeInvitation, makeJob, makePerson, makeProfile } from "./factories.ts";
import {
  demoFirms,
  demoInvitation,
  demoPeople,
  demoProfiles,
  isProfiled,
  type DemoFirmName,
  type DemoName,
} from "./people.ts";
import { demoPostings, type DemoPosting } from "./postings.ts";
import { makeActivity } from "./activity.ts";

/** An advisory lock key that is not used elsewhere. */
const seedLock = 0x64656d6f;

/**
 * Inserts the demo into a database without users.
 * @returns whether it was inserted
 */
export async function seedDemo(
  { db, files, nameSeal }: Pick<Deps, "db" | "files" | "nameSeal">,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const [row] = await tx.select({ people: count() }).from(users);
    if (row && row.people > 0) return false;
    const firms = await makeFirms(tx, now);
    const people = await makePeople(tx, firms, now);
    const jobs = await makePostings(tx, people, now);
    await makeViews(tx, people, now);
    await makeActivity(tx, { files, nameSeal }, { people, jobs }, now);
    await makeDemoInvitation(tx, people, now);
    await countResponses(tx, now);
    return true;
  });
}

async function makeFirms(tx: Tx, now: Date): Promise<Map<DemoFirmName, number>> {
  const ids = new Map<DemoFirmName, number>();
  for (const [name, { practiceAreas, ...firm }] of Object.entries(demoFirms)) {
    const { id } = await makeFirm(tx, daysFrom(now, -300), { ...firm, practiceAreas: [...practiceAreas] });
    ids.set(name as DemoFirmName, id);
  }
  return ids;
}

async function makePeople(tx: Tx, firms: Map<DemoFirmName, number>, now: Date): Promise<Cast["people"]> {
  const made: Partial<Cast["people"]> = {};
  const departmentIds = new Map<string, number>();
  for (const [name, person] of Object.entries(demoPeople) as [DemoName, (typeof demoPeople)[DemoName]][]) {
    const firmId = "firm" in person ? (firms.get(person.firm) ?? null) : null;
    const joined = daysFrom(now, -200);
    const { id, name: full } = await makePerson(tx, joined, {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      primaryRole: person.primaryRole,
      firmId,
      departmentId:
        firmId && "department" in person
          ? await departmentIdOf(tx, departmentIds, firmId, person.department)
          : null,
      mailingAddress: "mailingAddress" in person ? person.mailingAddress : null,
      lastSeenAt: daysFrom(now, -person.seenDaysAgo),
    });
    made[name] = { id, name: full, firmId };
    if (isProfiled(name)) {
      const { specialties, skills, certifications, ...rest } = demoProfiles[name];
      await makeProfile(tx, joined, {
        ...rest,
        ...demoProfileDetails[name],
        userId: id,
        specialties: [...specialties],
        skills: [...skills],
        certifications: [...certifications],
      });
    }
  }
  return made as Cast["people"];
}

/** Freelance paralegals open open postings, fewer day by day. */
async function makeViews(tx: Tx, people: Cast["people"], now: Date): Promise<void> {
  const viewers = Object.values(people).filter(({ firmId }) => firmId === null);
  const postings = await tx
    .select({ id: jobs.id, postedAt: jobs.postedAt })
    .from(jobs)
    .where(eq(jobs.status, "open"));
  const values = postings.flatMap(({ id, postedAt }) => {
    const age = Math.floor((now.getTime() - postedAt.getTime()) / 86_400_000);
    return Array.from({ length: Math.min(age + 1, 30) }, (_, at) =>
      viewers
        .filter(({ id: userId }) => (id * 7 + userId * 5 + at * 3) % (at + 3) < 2)
        .map(({ id: userId }) => ({
          jobId: id,
          userId,
          day: dayIn(daysFrom(postedAt, at), "America/New_York"),
        })),
    ).flat();
  });
  if (values.length > 0) await tx.insert(jobViews).values(values);
}

/** A pending invitation. Resending it creates a working link. */
async function makeDemoInvitation(tx: Tx, { ruth }: Cast["people"], now: Date): Promise<void> {
  if (ruth.firmId === null) throw new Error("The inviter has no firm.");
  const { daysAgo, department: name, ...invited } = demoInvitation;
  const [department] = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.firmId, ruth.firmId), eq(departments.name, name)));
  await makeInvitation(tx, daysFrom(now, -daysAgo), {
    ...invited,
    firmId: ruth.firmId,
    invitedById: ruth.id,
    departmentId: department?.id ?? null,
  });
}

async function departmentIdOf(
  tx: Tx,
  departmentIds: Map<string, number>,
  firmId: number,
  name: string,
): Promise<number> {
  const key = `${firmId} ${name}`;
  const known = departmentIds.get(key);
  if (known !== undefined) return known;
  const [department] = await tx
    .insert(departments)
    .values({ firmId, name })
    .returning({ id: departments.id });
  if (!department) throw new Error("The department was not stored.");
  departmentIds.set(key, department.id);
  return department.id;
}

function budgetOf(budget: DemoPosting["budgetRange"]) {
  if (budget === null || typeof budget === "string") return { budgetRange: budget };
  const { kind, min, max } = budget;
  return { budgetRange: budgetText(budget), budgetKind: kind, budgetMin: min, budgetMax: max };
}

/** Oldest first, so that docket numbers increase with time. */
async function makePostings(tx: Tx, people: Cast["people"], now: Date): Promise<Cast["jobs"]> {
  const ids = new Map<string, number>();
  const oldestFirst = demoPostings.toSorted((a, b) => b.postedDaysAgo - a.postedDaysAgo);
  for (const { key, by, postedDaysAgo, closesInDays, budgetRange, ...posting } of oldestFirst) {
    const poster = people[by];
    if (poster.firmId === null) throw new Error(`${by} has no firm to post for.`);
    const deadline = closesInDays === null ? null : daysFrom(now, closesInDays).toISOString().slice(0, 10);
    const { id } = await makeJob(tx, daysFrom(now, -postedDaysAgo), {
      ...posting,
      ...budgetOf(budgetRange),
      firmId: poster.firmId,
      postedById: poster.id,
      deadline,
      closesAt: deadline === null ? null : endOfDay(deadline, "America/New_York"),
      closedAt: posting.status === "closed" && closesInDays !== null ? daysFrom(now, closesInDays) : null,
    });
    ids.set(key, id);
  }
  return ids;
}

interface ProfileDetails {
  languages?: string[];
  courts?: string[];
  efilingSystems?: string[];
  hoursPerWeek?: number;
  workingHours?: string;
}

const demoProfileDetails: Record<keyof typeof demoProfiles, ProfileDetails> = {
  daniel: {
    languages: ["Spanish"],
    courts: ["Eastern District of Pennsylvania", "Philadelphia Court of Common Pleas"],
    efilingSystems: ["CM/ECF", "PACER"],
    hoursPerWeek: 25,
    workingHours: "Weekdays 9 to 3 Eastern",
  },
  leila: {
    languages: ["Arabic", "Spanish"],
    courts: ["USCIS", "EOIR, Kansas City"],
    hoursPerWeek: 30,
    workingHours: "Flexible, evenings for client calls",
  },
  hannah: { courts: ["Franklin County Recorder"], hoursPerWeek: 40 },
  priya: { languages: ["Hindi", "Gujarati"], efilingSystems: ["CM/ECF"], hoursPerWeek: 20 },
  tomasz: { languages: ["Polish"], courts: ["Western District of Pennsylvania"], hoursPerWeek: 15 },
};
