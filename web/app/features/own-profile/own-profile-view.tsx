import type { OwnProfile } from "@caseload/contract/profiles/profiles";
import { specialtyLabel } from "@caseload/contract/options";
import {
  availabilityLabels,
  experienceLabels,
  workPreferenceLabels,
} from "@caseload/contract/profiles/profile-options";
import { profileToasts } from "@caseload/contract/profiles/profile-toasts";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode, RefObject } from "react";
import { rate } from "~/lib/money.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { CredentialText } from "~/ui/credential-text.tsx";
import { Columns } from "~/ui/columns.tsx";
import { TermList } from "~/ui/term-list.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { Meter } from "~/ui/progress.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Switch } from "~/ui/switch.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { completenessOf } from "./completeness.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./own-profile.module.css";
import * as fileSheetStyles from "~/ui/file-sheet.module.css";

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
            <ButtonLink to={`/paralegals/${profile.id}`}>View as Others See It</ButtonLink>
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
            <Certifications certifications={profile.certifications} />
          </Part>
          {credentials}
        </div>
      </Columns>
    </>
  );
}

function Words({ words }: { words: readonly string[] }) {
  return words.length > 0 ? <TagList tags={words} /> : "None listed yet.";
}

/** As others read them: nobody has checked them. */
function Certifications({ certifications }: { certifications: readonly string[] }) {
  if (certifications.length === 0) return "None named yet.";
  return (
    <ul className={styles.certifications}>
      {certifications.map((certification) => (
        <li key={certification}>
          <CredentialText title={certification} />
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="heading">{title}</h2>
      <div className={classNames(fileSheetStyles.prose, styles.partText)}>{children}</div>
    </section>
  );
}

/** So many suggestions at a time can be acted on. */
const maxShown = 3;

/** How much a profile says, and what to add next. */
function CompletenessMeter({ profile }: { profile: OwnProfile }) {
  const { percent, lacks } = completenessOf(profile);
  return (
    <div className={styles.completeness}>
      <p className="ui-text">
        <b className="strong">{percent}%</b> complete
      </p>
      <Meter className={styles.meter} label="Profile completeness" value={percent} />
      {lacks.length === 0 ? (
        <p className="small muted">Your profile has everything that firms and matching look for.</p>
      ) : (
        <ul>
          {lacks.slice(0, maxShown).map(({ title, why }) => (
            <li key={title}>
              <b className="strong ui-text">{title}</b>
              <p className="small muted">{why}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
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
            ...(hoursPerWeek === null ? [] : [{ term: "Hours", value: `Up to ${hoursPerWeek} hrs/week` }]),
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

/** Takes effect at once. */
function PublicSwitch({ profile }: { profile: OwnProfile }) {
  const toast = useToast();
  const update = useSingleCall("updateParalegalProfile", {
    onSuccess: () => toast.success(profileToasts.profileUpdated),
    onError: (error) => toast.failure(profileToasts.updateFailed, error),
  });
  const shown = update.isPending ? update.variables?.body.isPublic : profile.isPublic;

  function change(isPublic: boolean): void {
    const { experience, specialties, location, availability, education, workType } = profile;
    update.send({
      body: {
        experience,
        specialties,
        location,
        availability,
        education,
        workType,
        hourlyRate: profile.hourlyRate,
        isPublic,
      },
    });
  }
  return (
    <>
      <Switch checked={shown} onChange={(event) => change(event.currentTarget.checked)}>
        Public profile
      </Switch>
      <p className={classNames("muted ui-text", styles.publicNote)}>
        {profile.isPublic
          ? "Anyone can find and read it, signed in or not. Your email is never shown."
          : "Only Caseload members can find and read it. Turn this on to let visitors see it too. Your email is never shown."}
      </p>
    </>
  );
}
