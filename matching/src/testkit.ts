/** One ordinary posting and one ordinary paralegal, from which tests depart. */
import { collectionOf } from "./features/collection.ts";
import { FIELD_WORDS } from "./features/field-words.ts";
import type { JobSide, PersonSide } from "./sides.ts";

export const NOW = new Date("2026-03-02T12:00:00Z");

export const probateJob: JobSide = {
  id: "probate",
  title: "Probate Paralegal",
  description:
    "Draft petitions for letters testamentary, inventories and accountings. Publish notices to creditors and prepare final distributions. Experience with estate administration is required. Clio is a plus.",
  firmId: 1,
  location: "Chicago, IL",
  workArrangement: "Hybrid",
  hoursPerWeek: "30-40",
  duration: "6 months",
  specialties: ["Estate Planning"],
  experienceRequired: "3-5",
  budgetRange: "$40-50/hr",
  priority: "medium",
};

export const probateParalegal: PersonSide = {
  id: "paralegal",
  location: "Evanston, IL",
  yearsExperience: 8,
  specialties: ["Estate Planning"],
  skills: ["probate", "inventories and accountings", "Clio", "letters testamentary"],
  bio: "Eight years of estate administration: petitions, notices to creditors, accountings and final distributions. I do not take bankruptcy work.",
  education: "Paralegal Certificate, Loyola University Chicago",
  certifications: ["Paralegal Certificate"],
  hourlyRate: 45,
  availability: "full-time",
  availableFrom: "immediately",
  workPreference: "hybrid",
};

const patentJob: JobSide = {
  title: "Patent Prosecution Paralegal",
  description:
    "File applications at the USPTO, docket office actions, prepare information disclosure statements and PCT filings for inventors.",
  location: "San Jose, CA",
  workArrangement: "Remote",
  specialties: ["Intellectual Property"],
};

const bankruptcyParalegal: PersonSide = {
  location: "Birmingham, AL",
  yearsExperience: 6,
  specialties: ["Bankruptcy"],
  skills: ["chapter 7", "chapter 13", "means test", "Best Case"],
  bio: "I prepare petitions and schedules for consumer debtors and attend 341 meetings.",
  hourlyRate: 30,
  workPreference: "remote",
};

/** A market of other work, so that ordinary words are ordinary and rare ones rare. */
const market: readonly JobSide[] = Object.entries(FIELD_WORDS).map(([field, words]) => ({
  title: `${field} paralegal`,
  description: `Draft, file and prepare papers; experience required. ${words}`,
}));

export const collection = collectionOf(
  [probateJob, patentJob, ...market],
  [probateParalegal, bankruptcyParalegal],
);
export const otherJob = patentJob;
export const otherParalegal = bankruptcyParalegal;
