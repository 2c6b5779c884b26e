import type { VerifiedCredential } from "@caseload/contract/profiles/credentials";
import type { ShownDeclaration } from "@caseload/contract/profiles/shown-declaration";
import type { FirmProfile, OwnProfile, PublicProfile } from "@caseload/contract/profiles/profiles";
import type { Actor } from "../../../platform/actor.ts";
import { canSeeMailingAddress } from "./policy.ts";
import { basisLabel, declarationRuleOf } from "../state-rules/find-state-rules.ts";
import type { DeclarationWithEducation } from "../state-rules/queries.ts";
import type { VerifiedRow } from "../credentials/queries.ts";
import type { FirmRow, ProfileRow, ShownProfile } from "./queries.ts";

const presentVerified = (row: VerifiedRow): VerifiedCredential => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  issuer: row.issuer,
  state: row.state,
  checked: row.reason ?? "",
  verifiedAt: (row.decidedAt ?? row.submittedAt).toISOString(),
  expiresOn: row.expiresOn,
});

/** Leaves out the attorney, whom the paralegal names for their own record. */
const presentShownDeclaration = ({
  declaration,
  isEducationComplete,
}: DeclarationWithEducation): ShownDeclaration => ({
  state: declaration.state,
  section: declarationRuleOf(declaration.state)?.section ?? "",
  label: basisLabel(declaration),
  declaredAt: declaration.declaredAt.toISOString(),
  isEducationComplete,
});

/** The fields beyond those of SPEC.md. */
const presentDetails = ({ profile }: Pick<ProfileRow, "profile">) => ({
  languages: profile.languages,
  courts: profile.courts,
  efilingSystems: profile.efilingSystems,
  hoursPerWeek: profile.hoursPerWeek,
  workingHours: profile.workingHours,
  availableFrom: profile.availableFrom,
});

/** @param shortlisted by the viewer's firm; null for viewers without a shortlist */
export function presentPublicProfile(row: ShownProfile, shortlisted: boolean | null): PublicProfile {
  const { user, profile, verified, declared } = row;
  return {
    id: user.id,
    name: user.name,
    photo: user.photo,
    emailConfirmed: user.emailConfirmed,
    credentials: verified.map(presentVerified),
    declarations: declared.map(presentShownDeclaration),
    specialties: profile.specialties,
    skills: profile.skills,
    bio: profile.bio,
    education: profile.education,
    certifications: profile.certifications,
    yearsExperience: profile.experience,
    location: profile.location,
    availability: profile.availability,
    workPreference: profile.workPreference,
    hourlyRate: profile.shownRate,
    ...presentDetails(row),
    shortlisted,
  };
}

/** SPEC.md section 3 gives three fields other names in one's own profile. */
export function presentOwnProfile(row: ProfileRow): OwnProfile {
  const { user, profile } = row;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    experience: profile.experience,
    specialties: profile.specialties,
    skills: profile.skills,
    location: profile.location,
    availability: profile.availability,
    education: profile.education,
    certifications: profile.certifications,
    hourlyRate: profile.hourlyRate,
    workType: profile.workPreference,
    description: profile.bio,
    ...presentDetails(row),
    showRate: profile.showRate,
    isPublic: profile.isPublic,
  };
}

export function presentFirm(firm: FirmRow, viewer: Actor): FirmProfile {
  return {
    firmId: firm.id,
    firmName: firm.name,
    location: firm.location,
    firmSize: firm.size,
    workType: firm.workType,
    description: firm.description,
    practiceAreas: firm.practiceAreas,
    defaultTerms: firm.defaultTerms,
    mailingAddress: canSeeMailingAddress(viewer) ? firm.mailingAddress : null,
    complete: firm.complete,
  };
}
