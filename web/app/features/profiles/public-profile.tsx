import { specialtyLabel } from "@caseload/contract/options";
import {
  experienceLabels,
  availabilityLabels,
  workPreferenceLabels,
} from "@caseload/contract/profiles/profile-options";
import type { PublicProfile } from "@caseload/contract/profiles/profiles";
import { usStateName } from "@caseload/contract/us-states";
import { Suspense, useState, type ReactNode } from "react";
import { UntilReady } from "~/lib/until-ready.tsx";
import { useFormat } from "~/lib/use-format.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { FileSection, FileSheet } from "~/ui/file-sheet.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { ContactAction } from "./public-profile-contact.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { CredentialText } from "~/ui/credential-text.tsx";
import * as styles from "./public-profile.module.css";
import * as fileSheetStyles from "~/ui/file-sheet.module.css";
import { money } from "~/lib/money.ts";
import { useReport } from "~/lib/report.ts";
import { useUser } from "~/lib/session.ts";
import { TermList } from "~/ui/term-list.tsx";
import { ReportLink } from "~/ui/report-link.tsx";
import { classNames } from "~/ui/class-names.ts";

const ContactDialog = vitalPart(() => import("./public-profile-contact-dialog.tsx"));
/** For members alone. */
const BlockLink = vitalPart(() => import("./block-link.tsx"));

interface PublicProfileFileProps {
  profile: PublicProfile;
  /** A section with the published reviews. */
  reviews?: ReactNode;
  /** Opens the attorney registration. */
  onSignUp: () => void;
  /** What a firm may do with this person. */
  hiring: ReactNode;
}

/** A paralegal as firms see them. */
export function PublicProfileFile({ profile, reviews, onSignUp, hiring }: PublicProfileFileProps) {
  const [isWriting, setWriting] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const contact = (): void => {
    setOpened(true);
    setWriting(true);
  };
  const action = <ContactAction profile={profile} onContact={contact} onSignUp={onSignUp} />;
  return (
    <>
      <FileSheet
        head={<Head profile={profile} />}
        panel={
          <ProfilePanel profile={profile}>
            {action}
            {hiring && <div className={styles.hiring}>{hiring}</div>}
          </ProfilePanel>
        }
        bar={
          <>
            <span>
              <b>
                <HourlyFigure hourlyRate={profile.hourlyRate} />
              </b>
              {profile.location}
            </span>
            {action}
          </>
        }
      >
        <Sections profile={profile} />
        {reviews}
      </FileSheet>
      {wasOpened && (
        <LateDialog onOpenChange={setWriting}>
          <ContactDialog profile={profile} open={isWriting} onOpenChange={setWriting} />
        </LateDialog>
      )}
    </>
  );
}

function Head({ profile }: { profile: PublicProfile }) {
  const { id, name, photo, yearsExperience, location, emailConfirmed } = profile;
  return (
    <div className={styles.profileHead}>
      <Avatar className={styles.avatar} id={id} name={name} photo={photo} size="xl" />
      <div>
        <h1 className="display">{name}</h1>
        <UnconfirmedEmail confirmed={emailConfirmed} />
        <p className="muted">
          {experienceLabels[yearsExperience] ?? yearsExperience}, {location}
        </p>
      </div>
    </div>
  );
}

function Sections({ profile }: { profile: PublicProfile }) {
  const { specialties, bio, skills, education, certifications, credentials, declarations } = profile;
  const { languages, courts, efilingSystems } = profile;
  return (
    <>
      <FileSection title="Specialties">
        <TagList tags={specialties.map(specialtyLabel)} />
      </FileSection>
      <VerifiedCredentials credentials={credentials} />
      <StateDeclarations declarations={declarations} />
      <FileSection title="About" className={fileSheetStyles.prose}>
        <p>{bio || "Nothing written yet."}</p>
      </FileSection>
      <FileSection title="Skills & Expertise">
        {skills.length > 0 ? <TagList tags={skills} /> : <p className="muted">No skills listed yet.</p>}
      </FileSection>
      {languages.length > 0 && (
        <FileSection title="Languages">
          <TagList tags={languages} />
        </FileSection>
      )}
      {courts.length + efilingSystems.length > 0 && (
        <FileSection title="Courts & E-Filing">
          <TagList tags={[...courts, ...efilingSystems]} />
        </FileSection>
      )}
      <FileSection title="Education & Certifications" className={fileSheetStyles.prose}>
        <p>{education}</p>
        {certifications.length > 0 && (
          <ul>
            {certifications.map((certification) => (
              <li key={certification}>
                <CredentialText title={certification} />
              </li>
            ))}
          </ul>
        )}
      </FileSection>
    </>
  );
}

/** What staff have checked: which credential, against what, and when. */
function VerifiedCredentials({ credentials }: Pick<PublicProfile, "credentials">) {
  const format = useFormat();
  if (credentials.length === 0) return null;
  return (
    <FileSection title="Verified Credentials">
      <ul className={styles.verifiedCredentials}>
        {credentials.map(({ id, title, issuer, state, checked, verifiedAt, expiresOn }) => (
          <li key={id}>
            <p>
              <CredentialText title={title} isVerified>
                <span className="muted">
                  , {issuer}
                  {state !== null && `, ${usStateName(state)}`}
                </span>
              </CredentialText>
            </p>
            <p className="small muted">
              Checked on <time dateTime={verifiedAt}>{format.date(verifiedAt)}</time>: {checked}
              {expiresOn !== null && ` Valid through ${format.day(expiresOn)}.`}
            </p>
          </li>
        ))}
      </ul>
    </FileSection>
  );
}

/** What the person declared under a state's law. Nobody has checked it, which it says. */
function StateDeclarations({ declarations }: Pick<PublicProfile, "declarations">) {
  const format = useFormat();
  if (declarations.length === 0) return null;
  return (
    <FileSection title="State Declarations">
      <ul className={styles.verifiedCredentials}>
        {declarations.map(({ state, section, label, declaredAt, isEducationComplete }) => (
          <li key={state}>
            <p>
              <b className="strong">{usStateName(state)}</b>
              <span className="muted">, {section}</span>
            </p>
            <p className="small muted">
              {label}. Declared by the paralegal on{" "}
              <time dateTime={declaredAt}>{format.date(declaredAt)}</time>, not checked by us.
              {isEducationComplete === true && " Continuing education for this period recorded."}
              {isEducationComplete === false && " Continuing education for this period not yet complete."}
            </p>
          </li>
        ))}
      </ul>
    </FileSection>
  );
}

interface ProfilePanelProps {
  profile: PublicProfile;
  /** The contact button. */
  children: ReactNode;
}

/** The details that a firm compares. */
function ProfilePanel({ profile, children }: ProfilePanelProps) {
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
            ...(hoursPerWeek === null ? [] : [{ term: "Hours", value: `Up to ${hoursPerWeek} hrs/week` }]),
            ...(workingHours === null ? [] : [{ term: "Working Hours", value: workingHours }]),
            ...(isLater ? [{ term: "Available From", value: format.day(availableFrom) }] : []),
          ]}
        />
      </div>
      {report && !isOwn && (
        <ReportLink onReport={() => report("profile", profile.id)}>Report this profile</ReportLink>
      )}
      {report && !isOwn && (
        <Suspense>
          <UntilReady>
            <BlockLink id={profile.id} name={profile.name} />
          </UntilReady>
        </Suspense>
      )}
    </>
  );
}

function HourlyFigure({ hourlyRate }: { hourlyRate: number | null }) {
  if (hourlyRate === null) return "Negotiable";
  return (
    <>
      {money(hourlyRate)}
      <small>/hr</small>
    </>
  );
}
