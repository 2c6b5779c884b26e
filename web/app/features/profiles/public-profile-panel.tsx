import {
  availabilityLabels,
  experienceLabels,
  workPreferenceLabels,
} from "@caseload/contract/profile-options";
import type { PublicProfile } from "@caseload/contract/profiles";
import type { ReactNode } from "react";
import { money } from "~/lib/format.ts";
import { TermList } from "~/ui/meta.tsx";

interface ProfilePanelProps {
  profile: PublicProfile;
  /** The contact button. */
  children: ReactNode;
}

/** The details that a law office compares. */
export function ProfilePanel({ profile, children }: ProfilePanelProps) {
  const { yearsExperience, location, availability, workPreference, hourlyRate } = profile;
  return (
    <div className="sheet">
      <p className="label">Hourly Rate</p>
      <p className="pay">
        <HourlyFigure hourlyRate={hourlyRate} />
      </p>
      {children}
      <TermList
        terms={[
          { term: "Experience", value: experienceLabels[yearsExperience] ?? yearsExperience },
          { term: "Location", value: location },
          { term: "Availability", value: availabilityLabels[availability] ?? availability },
          { term: "Work Preference", value: workPreferenceLabels[workPreference] ?? workPreference },
        ]}
      />
    </div>
  );
}

export function HourlyFigure({ hourlyRate }: { hourlyRate: number | null }) {
  if (hourlyRate === null) return "Negotiable";
  return (
    <>
      {money(hourlyRate)} <small>per hour</small>
    </>
  );
}
