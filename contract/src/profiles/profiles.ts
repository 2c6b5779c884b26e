import { z } from "zod";
import { verifiedCredential } from "./credentials.ts";
import { shownDeclaration } from "./shown-declaration.ts";
import { anyone, endpoint, members } from "../endpoint.ts";
import { optionalMailingAddress } from "../engagements/mailing-address.ts";
import { reviewSummary } from "../engagements/review-summary.ts";
import * as field from "../fields.ts";
import { maxLength } from "../limits.ts";
import type { Option } from "../options.ts";
import { firmWorkTypes, profileFirmSizes, vocabularyKinds } from "./profile-options.ts";

const chosen = (message: string) => field.text(message, 1, maxLength.shortText);
/** Of the list alone; `message` answers a missing value. */
const listed = (message: string, options: readonly Option[], refusal: string) =>
  chosen(message).refine((given) => options.some(({ value }) => value === given), { error: refusal });

/** What a profile may say beyond the spec's fields; shown where it is filled in. */
const furtherFacts = {
  languages: z.array(z.string()),
  /** Courts and agencies whose rules the person has worked under. */
  courts: z.array(z.string()),
  efilingSystems: z.array(z.string()),
  /** The most hours a week. */
  hoursPerWeek: z.number().int().nullable(),
  /** In the person's words: "weekdays 9 to 5 Eastern". */
  workingHours: z.string().nullable(),
  /** The first day. */
  availableFrom: field.day.nullable(),
};

/** The same in forms. Left out: it stays as it is. */
const furtherFields = {
  skills: field.optionalTextList,
  languages: field.optionalTextList,
  courts: field.optionalTextList,
  efilingSystems: field.optionalTextList,
  hoursPerWeek: field.weeklyHours.nullish(),
  workingHours: field.text("Please enter a text", 0, maxLength.shortText).nullish(),
  availableFrom: z.union([field.day, z.literal("")], { error: "Please enter a date" }).nullish(),
  /** Whether others read the hourly rate; without it they read 'Negotiable'. */
  showRate: z.boolean().optional(),
};

/** The profile that others see (SPEC.md section 3). */
export const publicProfile = z.object({
  /** The user's id. */
  id: field.id,
  name: z.string(),
  /** Address of the picture (photos.ts). */
  photo: z.string().nullable(),
  /** What staff have checked and what still holds, the newest first. */
  credentials: z.array(verifiedCredential),
  /** What the person declared under the law of a state. */
  declarations: z.array(shownDeclaration),
  emailConfirmed: z.boolean(),
  specialties: z.array(z.string()),
  skills: z.array(z.string()),
  bio: z.string(),
  education: z.string(),
  certifications: z.array(z.string()),
  yearsExperience: z.string(),
  location: z.string(),
  availability: z.string(),
  workPreference: z.string(),
  /** Null reads 'Negotiable': there is none, or its owner keeps it to themselves. */
  hourlyRate: z.number().nullable(),
  ...furtherFacts,
  /** Whether the viewer's firm has shortlisted them; null for viewers who hire for no firm. */
  shortlisted: z.boolean().nullable(),
});
export type PublicProfile = z.infer<typeof publicProfile>;

/** A profile on its own page. */
export const shownProfile = publicProfile.extend({ reviews: reviewSummary });
export type ShownProfile = z.infer<typeof shownProfile>;

/** One's own profile, with what only its owner sees. */
export const ownProfile = z.object({
  id: field.id,
  name: z.string(),
  email: z.string(),
  experience: z.string(),
  specialties: z.array(z.string()),
  skills: z.array(z.string()),
  location: z.string(),
  availability: z.string(),
  education: z.string(),
  certifications: z.array(z.string()),
  hourlyRate: z.number().nullable(),
  workType: z.string(),
  description: z.string(),
  ...furtherFacts,
  showRate: z.boolean(),
  /** Whether signed-out visitors may see it. */
  isPublic: z.boolean(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

export const profileCreation = z.object({
  location: field.line("Location is required", 1, maxLength.location),
  bio: field.text("Bio must be at least 10 characters", 10, maxLength.prose),
  yearsExperience: chosen("Experience level is required"),
  hourlyRate: z.number({ error: "Hourly rate is required" }).pipe(field.rate),
  workPreference: chosen("Work type preference is required"),
  availability: chosen("Availability is required"),
  education: field.text("Education information is required", 1, maxLength.prose),
  certifications: field.optionalTextList,
  specialties: field.textList("Select at least one specialty"),
  ...furtherFields,
});
export type ProfileCreation = z.infer<typeof profileCreation>;

export const profileEdit = z.object({
  experience: chosen("Experience is required"),
  specialties: field.textList("At least one specialty is required"),
  location: field.line("Location is required", 1, maxLength.location),
  availability: chosen("Availability is required"),
  education: field.text("Education is required", 1, maxLength.prose),
  workType: chosen("Work type is required"),
  certifications: field.optionalTextList,
  hourlyRate: field.rate.nullish(),
  /** Left out: it stays; null or empty: it goes. */
  description: field.text("Please enter a text", 0, maxLength.prose).nullish(),
  ...furtherFields,
  isPublic: z.boolean().optional(),
});
export type ProfileEdit = z.infer<typeof profileEdit>;

export const firmProfile = z.object({
  firmId: field.id,
  firmName: z.string().nullable(),
  location: z.string().nullable(),
  firmSize: z.string().nullable(),
  workType: z.string().nullable(),
  description: z.string().nullable(),
  practiceAreas: z.array(z.string()),
  /** What every contract of the firm says besides the drafted sections. */
  defaultTerms: z.string().nullable(),
  /** Printed in agreements only. Null until given, and for members who neither edit the firm nor sign for it. */
  mailingAddress: z.string().nullable(),
  /** False while only the registration form has been filled in. */
  complete: z.boolean(),
});
export type FirmProfile = z.infer<typeof firmProfile>;

export const firmProfileCreation = z.object({
  location: field.line("Location is required", 1, maxLength.location),
  firmName: field.firmName("Firm name is required"),
  firmSize: listed("Firm size is required", profileFirmSizes, "Please choose a firm size from the list"),
  workType: listed(
    "Work type preference is required",
    firmWorkTypes,
    "Please choose a work arrangement from the list",
  ),
  description: field.optionalText(maxLength.prose),
  practiceAreas: field.textList("Select at least one practice area"),
  /** Left out: they stay; null or empty: they go. */
  defaultTerms: field.text("Please enter a text", 0, maxLength.prose).nullish(),
  /** Left out: it stays; null or empty: it goes. */
  mailingAddress: optionalMailingAddress.optional(),
});

export const profileEndpoints = {
  getParalegalProfile: endpoint({
    name: "getParalegalProfile",
    method: "GET",
    path: "/api/profiles/paralegal/:id",
    summary: "A paralegal's profile: for members, and for everyone where its owner made it public.",
    access: anyone,
    params: field.idParams,
    response: shownProfile,
    reads: ["profile", "shortlist", "reviews"],
  }),
  getOwnParalegalProfile: endpoint({
    name: "getOwnParalegalProfile",
    method: "GET",
    path: "/api/profiles/paralegal",
    summary: "Your paralegal profile.",
    access: members({ userType: "paralegal" }),
    response: ownProfile,
    reads: ["profile"],
  }),
  createParalegalProfile: endpoint({
    name: "createParalegalProfile",
    method: "POST",
    path: "/api/profiles/paralegal",
    summary: "Create your paralegal profile.",
    access: members({ userType: "paralegal" }),
    body: profileCreation,
    response: ownProfile,
    status: 201,
    changes: ["profile", "jobs", "people"],
  }),
  updateParalegalProfile: endpoint({
    name: "updateParalegalProfile",
    method: "PATCH",
    path: "/api/profiles/paralegal",
    summary: "Change your paralegal profile.",
    access: members({ userType: "paralegal" }),
    body: profileEdit,
    response: ownProfile,
    changes: ["profile", "jobs", "people"],
  }),
  suggestProfileWords: endpoint({
    name: "suggestProfileWords",
    method: "GET",
    path: "/api/profiles/words",
    summary: "Words that matching knows, for a profile's skills, languages, courts and filing systems.",
    access: members({ userType: "paralegal" }),
    query: z.object({
      kind: z.enum(vocabularyKinds, { error: "Please choose a kind of word" }).default("skill"),
      q: field.searchText.optional(),
    }),
    response: z.array(z.string()),
    reads: [],
  }),
  getOwnFirmProfile: endpoint({
    name: "getOwnFirmProfile",
    method: "GET",
    path: "/api/profiles/attorney",
    summary: "The profile of your own firm.",
    access: members({ inFirm: true }),
    response: firmProfile,
    reads: ["profile"],
  }),
  createFirmProfile: endpoint({
    name: "createFirmProfile",
    method: "POST",
    path: "/api/profiles/attorney",
    summary: "Set up your firm.",
    access: members({ inFirm: true, permission: "firm:edit" }),
    body: firmProfileCreation,
    response: firmProfile,
    status: 201,
    changes: ["profile", "jobs"],
  }),
};
