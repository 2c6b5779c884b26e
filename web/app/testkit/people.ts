import type { User } from "@caseload/contract/accounts/accounts";
import { permissionsByRole } from "@caseload/contract/role-permissions";
import type { PrimaryRole } from "@caseload/contract/roles";
import { userTypeOfRole } from "@caseload/contract/firms/firm-roles";

/** A user of a role, with a profile. */
export function member(primaryRole: PrimaryRole, changes: Partial<User> = {}): User {
  const userType = userTypeOfRole[primaryRole];
  return {
    id: userType === "attorney" ? 11 : 1,
    firstName: userType === "attorney" ? "Margaret" : "Daniel",
    lastName: userType === "attorney" ? "Okafor" : "Reyes",
    email: "somebody@example.com",
    emailVerified: true,
    photo: null,
    userType,
    primaryRole,
    permissions: [...permissionsByRole[primaryRole]],
    department: null,
    firmId: primaryRole === "freelance_paralegal" ? null : 1,
    firmName: primaryRole === "freelance_paralegal" ? null : "Lindqvist Okafor LLP",
    specialties: [],
    experienceLevel: null,
    preferredLocation: null,
    hourlyRate: null,
    availability: null,
    registration: {
      yearsExperience: null,
      specialties: [],
      availability: null,
      workPreference: null,
      firmName: null,
      location: null,
      firmSize: null,
      practiceAreas: [],
      workType: null,
    },
    hasProfile: true,
    timeZone: "America/New_York",
    dateLanguage: "en-US",
    termsAccepted: true,
    restriction: null,
    staff: false,
    ...changes,
  };
}

export const daniel = member("freelance_paralegal");
export const margaret = member("senior_partner");
