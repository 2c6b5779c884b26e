/** Postings and profiles with enough text to be matched. */
import type { jobs } from "../platform/db/schema/jobs.ts";
import type { paralegalProfiles } from "../platform/db/schema/profiles.ts";
import { makeFirm, makeJob, makePerson, makeProfile } from "../demo/factories.ts";
import type { Site } from "./site.ts";

type JobInput = Partial<typeof jobs.$inferInsert>;
type ProfileInput = Partial<typeof paralegalProfiles.$inferInsert>;

/** Matches probateProfile. */
export const probatePosting = {
  title: "Probate paralegal",
  description:
    "Draft petitions for letters testamentary, inventories and accountings, publish notices to creditors and prepare final distributions. Estate administration experience is required.",
  location: "Chicago, IL",
  workArrangement: "Hybrid",
  hoursPerWeek: "20 hrs/week",
  duration: "6 months",
  specialties: ["estate_planning"],
  budgetRange: "$40-50/hr",
  experienceRequired: "3-5",
} as const satisfies JobInput;

export const patentPosting = {
  title: "Patent prosecution paralegal",
  description:
    "File applications at the USPTO, docket office actions, prepare information disclosure statements and PCT filings for inventors.",
  location: "San Jose, CA",
  workArrangement: "Remote",
  hoursPerWeek: "40 hrs/week",
  duration: "Ongoing",
  specialties: ["ip"],
  budgetRange: "$60-70/hr",
  experienceRequired: "10+",
} as const satisfies JobInput;

export const probateProfile = {
  experience: "expert",
  specialties: ["Estate Planning"],
  skills: ["letters testamentary", "inventories and accountings"],
  bio: "Ten years of estate administration in probate court: petitions, notices to creditors, accountings and final distributions.",
  education: "Paralegal Certificate",
  location: "Evanston, IL",
  availability: "full-time",
  workPreference: "hybrid",
  hourlyRate: 45,
  isPublic: true,
} as const satisfies ProfileInput;

/** A firm with one signed-in partner. */
export async function createFirmWithPartner(site: Site, name: string) {
  const { db, time } = site;
  const { id: firmId } = await makeFirm(db, time.now, { name });
  const { id } = await makePerson(db, time.now, { primaryRole: "managing_partner", firmId });
  const caller = await site.signInAs(id);
  const post = (given: JobInput) => makeJob(db, time.now, { firmId, postedById: id, ...given });
  return { ...caller, id, firmId, post };
}

/** A signed-in freelance paralegal, optionally with a profile. */
export async function createParalegal(site: Site, profile?: ProfileInput) {
  const { db, time } = site;
  const { id } = await makePerson(db, time.now, { primaryRole: "freelance_paralegal" });
  if (profile) await makeProfile(db, time.now, { ...profile, userId: id });
  return { ...(await site.signInAs(id)), id };
}
