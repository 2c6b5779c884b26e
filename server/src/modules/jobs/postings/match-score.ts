import { specialtyLabel } from "@caseload/contract/options";
import { hourlyBudget } from "@caseload/matching/budget";
import { experienceYears } from "@caseload/matching/experience-years";
import { smartSearchScore } from "@caseload/matching/smart-search-score";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { isUrgent } from "../facets/posting-facets.ts";

interface Posting {
  specialties: string[];
  practiceArea: string | null;
  experienceRequired: string | null;
  location: string;
  budgetRange: string | null;
  urgency: string | null;
  priority: string;
}

/** 0 to 100, or null when nothing can be compared. */
export type Score = (job: Posting) => number | null;

const unscored: Score = () => null;

/** The smart-search score of postings for the viewer; paralegals with a profile only (SPEC.md section 6). */
export async function scoreFor(db: Reader, actor: Actor | null): Promise<Score> {
  if (actor?.userType !== "paralegal") return unscored;
  const [profile] = await db.select().from(paralegalProfiles).where(eq(paralegalProfiles.userId, actor.id));
  if (!profile) return unscored;
  const person = {
    practiceAreas: profile.specialties.map(specialtyLabel),
    yearsExperience: experienceYears(profile.experience),
    location: profile.location,
    hourlyRate: profile.hourlyRate,
    availability: profile.availability,
  };
  return (job) =>
    smartSearchScore(person, {
      practiceAreas: [...(job.practiceArea ? [job.practiceArea] : []), ...job.specialties].map(
        specialtyLabel,
      ),
      experienceYears: experienceYears(job.experienceRequired),
      location: job.location,
      budgetMax: hourlyBudget(job.budgetRange)?.max ?? null,
      urgent: isUrgent(job),
    }).score;
}
