import type { DirectoryEntry } from "@caseload/contract/hiring/directory";
import { specialtyLabel } from "@caseload/contract/options";
import {
  availabilityLabels,
  experienceLabels,
  workPreferenceLabels,
} from "@caseload/contract/profiles/profile-options";
import Briefcase from "lucide-react/icons/briefcase";
import Clock from "lucide-react/icons/clock";
import Languages from "lucide-react/icons/languages";
import MapPin from "lucide-react/icons/map-pin";
import { useId, type ReactNode } from "react";
import { money } from "~/lib/money.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { CredentialText } from "~/ui/credential-text.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import {
  ListingBody,
  ListingDescription,
  ListingFact,
  ListingFacts,
  ListingPay,
  ListingRow,
  ListingTerms,
  ListingTitle,
} from "~/ui/listing-row.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./directory.module.css";

const maxSpecialties = 4;

interface ParalegalRowProps {
  entry: DirectoryEntry;
  actions: ReactNode;
}

/** A paralegal in the directory: photo, experience and description, then the terms. */
export function ParalegalRow({ entry, actions }: ParalegalRowProps) {
  const nameId = useId();
  const {
    id,
    name,
    bio,
    certifications: [certification],
    yearsExperience,
    specialties,
    hourlyRate,
  } = entry;
  const to = `/paralegals/${id}`;
  return (
    <ListingRow className={styles.paralegalRow} titleId={nameId}>
      <div className={styles.photo}>
        <Avatar id={id} name={name} photo={entry.photo} size="lg" />
      </div>
      <ListingBody>
        <ListingTitle id={nameId} to={to}>
          {name}
        </ListingTitle>
        <VerifiedCredential credential={entry.verified} />
        <UnconfirmedEmail confirmed={entry.emailConfirmed} />
        <p className="muted ui-text">
          {certification && <CredentialText title={certification} />}{" "}
          {experienceLabels[yearsExperience] ?? yearsExperience}
        </p>
        {bio && <ListingDescription className={styles.description}>{bio}</ListingDescription>}
        <TagList className={styles.specialties} tags={specialties.map(specialtyLabel)} max={maxSpecialties} />
      </ListingBody>
      <ListingTerms className={styles.terms}>
        <ListingPay>
          {hourlyRate === null ? (
            "Negotiable"
          ) : (
            <>
              {money(hourlyRate)}
              <small>/hr</small>
            </>
          )}
        </ListingPay>
        <Facts entry={entry} />
        <div className={styles.rowActions}>
          <ButtonLink to={to} aria-describedby={nameId}>
            View Profile
          </ButtonLink>
          {actions}
        </div>
      </ListingTerms>
    </ListingRow>
  );
}

/** The credential that staff verified last. */
function VerifiedCredential({ credential }: { credential: DirectoryEntry["verified"] }) {
  const format = useFormat();
  if (credential === null) return null;
  return (
    <p className="ui-text">
      <CredentialText title={credential.title} isVerified>
        <span className="muted">
          , checked <time dateTime={credential.verifiedAt}>{format.date(credential.verifiedAt)}</time>
        </span>
      </CredentialText>
    </p>
  );
}

function Facts({ entry }: { entry: DirectoryEntry }) {
  const { location, workPreference, availability, hoursPerWeek, availableFrom, languages } = entry;
  const format = useFormat();
  const isLater = availableFrom !== null && format.daysUntil(availableFrom) > 0;
  return (
    <ListingFacts className={styles.facts}>
      <ListingFact icon={MapPin}>{location}</ListingFact>
      <ListingFact icon={Briefcase}>{workPreferenceLabels[workPreference] ?? workPreference}</ListingFact>
      <ListingFact icon={Clock}>
        {hoursPerWeek === null
          ? (availabilityLabels[availability] ?? availability)
          : `Up to ${hoursPerWeek} hrs/week`}
        {isLater && `, from ${format.day(availableFrom)}`}
      </ListingFact>
      {languages.length > 0 && <ListingFact icon={Languages}>{languages.join(", ")}</ListingFact>}
    </ListingFacts>
  );
}
