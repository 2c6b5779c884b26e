import type { OwnProfile } from "@caseload/contract/profiles/profiles";
import { specialtyLabel } from "@caseload/contract/options";
import {
  availabilityLabels,
  experienceLabels,
  workPreferenceLabels,
} from "@caseload/contract/profiles/profile-options";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode, RefObject } from "react";
import { rate } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import { TermList } from "~/ui/meta.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { RuledHeading } from "~/ui/rule.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { CompletenessMeter } from "./completeness-meter.tsx";
import { PublicSwitch } from "./public-switch.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./own-profile.module.css";
import fileSheetStyles from "~/ui/file-sheet.module.css";

interface OwnProfileViewProps {
  profile: OwnProfile;
  photo: ReactNode;
  credentials: ReactNode;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
}

export function OwnProfileView({ profile, photo, credentials, editButton, onEdit }: OwnProfileViewProps) {
  return (
    <>
      <PageHead
        title={profile.name}
        lede={profile.email}
        actions={
          <>
            <ButtonLink to={`/paralegals/${profile.id}`}>View as others see it</ButtonLink>
            <Button ref={editButton} variant="primary" onClick={onEdit}>
              <Pencil className="icon" />
              Edit Profile
            </Button>
          </>
        }
      />
      <Columns rail={<Rail profile={profile} photo={photo} />}>
        <div className={classNames("sheet edge", styles.ownProfile)}>
          <Part title="About">{profile.description || "Nothing written yet."}</Part>
          <Part title="Specialties">
            <TagList tags={profile.specialties.map(specialtyLabel)} />
          </Part>
          <Part title="Skills">
            <Words words={profile.skills} />
          </Part>
          <Part title="Languages">
            <Words words={profile.languages} />
          </Part>
          <Part title="Courts & E-Filing">
            <Words words={[...profile.courts, ...profile.efilingSystems]} />
          </Part>
          <Part title="Education">{profile.education}</Part>
          <Part title="Certifications">
            <Words words={profile.certifications} />
          </Part>
          {credentials}
        </div>
      </Columns>
    </>
  );
}

function Words({ words }: { words: readonly string[] }) {
  return words.length > 0 ? <TagList tags={words} /> : "None named yet.";
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="heading">{title}</h2>
      <div className={fileSheetStyles.prose}>{children}</div>
    </section>
  );
}

function Rail({ profile, photo }: Pick<OwnProfileViewProps, "profile" | "photo">) {
  const { experience, location, availability, workType, hourlyRate, showRate } = profile;
  const { hoursPerWeek, workingHours, availableFrom } = profile;
  const format = useFormat();
  return (
    <>
      <section>
        <RuledHeading>Photo</RuledHeading>
        {photo}
      </section>
      <section>
        <RuledHeading>Completeness</RuledHeading>
        <CompletenessMeter profile={profile} />
      </section>
      <section>
        <RuledHeading>Details</RuledHeading>
        <TermList
          terms={[
            { term: "Experience", value: experienceLabels[experience] ?? experience },
            { term: "Location", value: location },
            { term: "Availability", value: availabilityLabels[availability] ?? availability },
            { term: "Work preference", value: workPreferenceLabels[workType] ?? workType },
            {
              term: "Hourly rate",
              value: hourlyRate !== null && !showRate ? `${rate(hourlyRate)}, hidden` : rate(hourlyRate),
            },
            ...(hoursPerWeek === null ? [] : [{ term: "Hours", value: `Up to ${hoursPerWeek} a week` }]),
            ...(workingHours === null ? [] : [{ term: "Working hours", value: workingHours }]),
            ...(availableFrom === null ? [] : [{ term: "Available from", value: format.day(availableFrom) }]),
          ]}
        />
      </section>
      <section>
        <RuledHeading>Who can see this</RuledHeading>
        <PublicSwitch profile={profile} />
      </section>
    </>
  );
}
