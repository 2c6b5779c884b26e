import {
  availabilityLabels,
  experienceLabels,
  workPreferenceLabels,
} from "@caseload/contract/profiles/profile-options";
import type { PublicProfile } from "@caseload/contract/profiles/profiles";
import type { ReactNode } from "react";
import { money } from "~/lib/format.ts";
import { useReport } from "~/lib/report.ts";
import { useUser } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { TermList } from "~/ui/meta.tsx";
import { ReportLink } from "~/ui/report-link.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./public-profile.module.css";
import fileSheetStyles from "~/ui/file-sheet.module.css";

interface ProfilePanelProps {
  profile: PublicProfile;
  /** The contact button. */
  children: ReactNode;
}

/** The details that a law office compares. */
export function ProfilePanel({ profile, children }: ProfilePanelProps) {
  const { yearsExperience, location, availability, workPreference, hourlyRate } = profile;
  const { hoursPerWeek, workingHours, availableFrom } = profile;
  const format = useFormat();
  const isLater = availableFrom !== null && format.daysUntil(availableFrom) > 0;
  const report = useReport();
  const isOwn = useUser()?.id === profile.id;
  return (
    <>
      <div className="sheet">
        <p className="label">Hourly Rate</p>
        <p className={classNames(styles.hourlyRate, fileSheetStyles.payAmount)}>
          <HourlyFigure hourlyRate={hourlyRate} />
        </p>
        {children}
        <TermList
          terms={[
            { term: "Experience", value: experienceLabels[yearsExperience] ?? yearsExperience },
            { term: "Location", value: location },
            { term: "Availability", value: availabilityLabels[availability] ?? availability },
            { term: "Work Preference", value: workPreferenceLabels[workPreference] ?? workPreference },
            ...(hoursPerWeek === null ? [] : [{ term: "Hours", value: `Up to ${hoursPerWeek} a week` }]),
            ...(workingHours === null ? [] : [{ term: "Working Hours", value: workingHours }]),
            ...(isLater ? [{ term: "Available From", value: format.day(availableFrom) }] : []),
          ]}
        />
      </div>
      {report && !isOwn && (
        <ReportLink onReport={() => report("profile", profile.id)}>Report this profile</ReportLink>
      )}
    </>
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
