/** A typical posting and a typical paralegal as defaults for tests. */
import { collectionOf } from "./features/collection.ts";
import { FIELD_WORDS } from "./features/field-lexicon.ts";
import type { JobInput, PersonInput } from "./match-input.ts";

export const NOW = new Date("2026-03-02T12:00:00Z");

export const probateJob: JobInput = {
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

export const probateParalegal: PersonInput = {
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

const patentJob: JobInput = {
  title: "Patent Prosecution Paralegal",
  description:
    "File applications at the USPTO, docket office actions, prepare information disclosure statements and PCT filings for inventors.",
  location: "San Jose, CA",
  workArrangement: "Remote",
  specialties: ["Intellectual Property"],
};

const bankruptcyParalegal: PersonInput = {
  location: "Birmingham, AL",
  yearsExperience: 6,
  specialties: ["Bankruptcy"],
  skills: ["chapter 7", "chapter 13", "means test", "Best Case"],
  bio: "I prepare petitions and schedules for consumer debtors and attend 341 meetings.",
  hourlyRate: 30,
  workPreference: "remote",
};

/** Postings of all other fields, for realistic document frequencies. */
const market: readonly JobInput[] = Object.entries(FIELD_WORDS).map(([field, words]) => ({
  title: `${field} paralegal`,
  description: `Draft, file and prepare papers; experience required. ${words.join(" ")}`,
}));

export const collection = collectionOf(
  [probateJob, patentJob, ...market],
  [probateParalegal, bankruptcyParalegal],
);
export const otherJob = patentJob;
export const otherParalegal = bankruptcyParalegal;
