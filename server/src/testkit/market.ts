/** Postings and profiles with enough text to be matched. */
import type { jobs } from "../platform/db/schema/jobs.ts";
import type { paralegalProfiles } from "../platform/db/schema/profiles.ts";
import { makeFirm, makeJob, makePerson, makeProfile } from "../demo/factories.ts";
import type { Site } from "./site.ts";

type GivenJob = Partial<typeof jobs.$inferInsert>;
type GivenProfile = Partial<typeof paralegalProfiles.$inferInsert>;

/** Work that probateProfile is made for. */
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
} as const satisfies GivenJob;

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
} as const satisfies GivenJob;

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
} as const satisfies GivenProfile;

/** A law office with one partner, signed in. */
export async function openFirm(site: Site, name: string) {
  const { db, time } = site;
  const { id: firmId } = await makeFirm(db, time.now, { name });
  const { id } = await makePerson(db, time.now, { primaryRole: "managing_partner", firmId });
  const caller = await site.admit(id);
  const post = (given: GivenJob) => makeJob(db, time.now, { firmId, postedById: id, ...given });
  return { ...caller, id, firmId, post };
}

/** A freelance paralegal, signed in; without a profile where none is given. */
export async function openParalegal(site: Site, profile?: GivenProfile) {
  const { db, time } = site;
  const { id } = await makePerson(db, time.now, { primaryRole: "freelance_paralegal" });
  if (profile) await makeProfile(db, time.now, { ...profile, userId: id });
  return { ...(await site.admit(id)), id };
}
