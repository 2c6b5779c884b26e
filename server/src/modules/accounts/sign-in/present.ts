import type { User } from "@caseload/contract/accounts/accounts";
import { permissionsByRole } from "@caseload/contract/role-permissions";
import type { Account } from "./queries.ts";

export function presentUser({ user, firm, department, profile, termsAccepted }: Account): User {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailVerified: user.emailVerified,
    photo: user.image,
    userType: user.userType,
    primaryRole: user.primaryRole,
    permissions: user.primaryRole ? [...permissionsByRole[user.primaryRole]] : [],
    department,
    firmId: user.firmId,
    firmName: firm?.name ?? null,
    specialties: profile?.specialties ?? firm?.practiceAreas ?? [],
    experienceLevel: profile?.experience ?? null,
    preferredLocation: profile?.location ?? firm?.location ?? null,
    hourlyRate: profile?.hourlyRate ?? null,
    availability: profile?.availability ?? null,
    registration: registrationOf(user.registration),
    hasProfile: user.userType === "paralegal" ? profile !== null : (firm?.complete ?? false),
    timeZone: user.timeZone,
    dateLanguage: user.dateLanguage,
    termsAccepted,
    restriction: restrictionOf(user),
    staff: user.staff && user.emailVerified,
  };
}

function restrictionOf({ bannedAt, suspendedUntil }: Account["user"]): User["restriction"] {
  if (bannedAt) return { kind: "ban", until: null };
  return suspendedUntil && { kind: "suspension", until: suspendedUntil.toISOString() };
}

function registrationOf(input: Account["user"]["registration"]): User["registration"] {
  return {
    yearsExperience: input?.yearsExperience ?? null,
    specialties: input?.specialties ?? [],
    availability: input?.availability ?? null,
    workPreference: input?.workPreference ?? null,
    firmName: input?.firmName ?? null,
    location: input?.location ?? null,
    firmSize: input?.firmSize ?? null,
    practiceAreas: input?.practiceAreas ?? [],
    workType: input?.workType ?? null,
  };
}
