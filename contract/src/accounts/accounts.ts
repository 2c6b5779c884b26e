import { z } from "zod";
import { dateLanguages } from "../date-format.ts";
import { anyone, endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";
import { maxLength } from "../limits.ts";
import { permissions, primaryRoles, userTypes } from "../roles.ts";

/** What the registration form asks beyond the contact fields; kept to pre-fill the profile form. */
const registrationDetails = z.object({
  yearsExperience: field.optionalText(maxLength.shortText),
  specialties: field.optionalTextList,
  availability: field.optionalText(maxLength.shortText),
  workPreference: field.optionalText(maxLength.shortText),
  firmName: field.optionalText(maxLength.shortText),
  location: field.optionalText(maxLength.location),
  firmSize: field.optionalText(maxLength.shortText),
  practiceAreas: field.optionalTextList,
  workType: field.optionalText(maxLength.shortText),
});

/** The same answers, as the user carries them. */
const registrationAnswers = z.object({
  yearsExperience: z.string().nullable(),
  specialties: z.array(z.string()),
  availability: z.string().nullable(),
  workPreference: z.string().nullable(),
  firmName: z.string().nullable(),
  location: z.string().nullable(),
  firmSize: z.string().nullable(),
  practiceAreas: z.array(z.string()),
  workType: z.string().nullable(),
});

/** The signed-in person, as SPEC.md section 3 "User" lists it. */
export const user = z.object({
  id: field.id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Whether a link sent to the address has been used. */
  emailVerified: z.boolean(),
  /** Address of one's picture (photos.ts). */
  photo: z.string().nullable(),
  userType: z.enum(userTypes),
  primaryRole: z.enum(primaryRoles).nullable(),
  permissions: z.array(z.enum(permissions)),
  department: z.string().nullable(),
  firmId: field.id.nullable(),
  firmName: z.string().nullable(),
  specialties: z.array(z.string()),
  experienceLevel: z.string().nullable(),
  preferredLocation: z.string().nullable(),
  hourlyRate: z.number().nullable(),
  availability: z.string().nullable(),
  /** What the registration form asked beyond the contact fields, to pre-fill the profile form. */
  registration: registrationAnswers,
  /** Whether the profile form that follows registration has been sent. */
  hasProfile: z.boolean(),
  timeZone: z.string(),
  dateLanguage: z.enum(dateLanguages),
  /** Whether the current versions of the terms and of the privacy notice are accepted (legal-versions.ts). */
  termsAccepted: z.boolean(),
  /** Set while staff keep the member from changing anything: a suspension until an instant, or a ban. */
  restriction: z.object({ kind: z.enum(["suspension", "ban"]), until: field.instant.nullable() }).nullable(),
  /** Whether this person helps to run the site. */
  staff: z.boolean(),
});
export type User = z.infer<typeof user>;

/** What a right password is answered where the account asks for a code too; no session yet. */
const secondFactorWanted = z.object({ twoFactorRequired: z.literal(true) });
const signInAnswer = z.union([user, secondFactorWanted]);

export const credentials = z.object({
  email: field.email,
  password: field.currentPassword,
  rememberMe: z.boolean().optional(),
});

export const registration = z
  .object({
    email: field.email,
    password: field.newPassword,
    firstName: field.firstName,
    lastName: field.lastName,
    userType: z.enum(userTypes, { error: "Please choose paralegal or attorney" }),
    timeZone: field.timeZone.optional(),
    details: registrationDetails.optional(),
  })
  .check(field.honestFullName);
export type Registration = z.infer<typeof registration>;

export const accountEndpoints = {
  login: endpoint({
    name: "login",
    method: "POST",
    path: "/api/auth/login",
    summary: "Sign in. Sets the session cookie and returns the user, or that a second factor is required.",
    access: anyone,
    body: credentials,
    response: signInAnswer,
    changes: [],
  }),
  register: endpoint({
    name: "register",
    method: "POST",
    path: "/api/users/register",
    summary: "Register a paralegal or an attorney, and sign them in.",
    access: anyone,
    body: registration,
    response: user,
    status: 201,
    changes: [],
  }),
  logout: endpoint({
    name: "logout",
    method: "POST",
    path: "/api/auth/logout",
    summary: "Sign out. Ends this session; repeating it does no harm.",
    access: anyone,
    response: field.done,
    changes: ["session"],
  }),
  sessionOwner: endpoint({
    name: "sessionOwner",
    method: "GET",
    path: "/api/auth/session",
    summary:
      "Whose session the browser carries; null for visitors, who are not refused as by the call for the user.",
    access: anyone,
    response: z.object({ userId: field.id.nullable() }),
    reads: [],
  }),
  me: endpoint({
    name: "me",
    method: "GET",
    path: "/api/auth/me",
    summary: "The signed-in user.",
    access: members(),
    response: user,
    reads: ["profile", "session"],
  }),
};
