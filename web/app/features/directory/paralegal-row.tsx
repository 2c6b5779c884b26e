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
import { Link } from "react-router";
import { money } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { Badge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import styles from "./directory.module.css";

const maxTags = 4;

interface ParalegalRowProps {
  entry: DirectoryEntry;
  actions: ReactNode;
}

/** One person of the directory: who they are and what they do, then their terms. */
export function ParalegalRow({ entry, actions }: ParalegalRowProps) {
  const nameId = useId();
  const { id, name, bio, certifications, yearsExperience, specialties } = entry;
  const to = `/paralegals/${id}`;
  return (
    <article className={styles.paralegalRow} aria-labelledby={nameId}>
      <div className={styles.gutter}>
        <Avatar id={id} name={name} photo={entry.photo} size="lg" />
      </div>
      <div className={styles.body}>
        <h2 className="title" id={nameId}>
          <Link to={to}>{name}</Link>
        </h2>
        <Verified credential={entry.verified} />
        <p className="muted ui-text">
          {[certifications[0], experienceLabels[yearsExperience] ?? yearsExperience]
            .filter(Boolean)
            .join(", ")}
        </p>
        {bio && <p className={styles.description}>{bio}</p>}
        <TagList tags={specialties.map(specialtyLabel)} max={maxTags} />
      </div>
      <div className={styles.terms}>
        <Rate hourlyRate={entry.hourlyRate} />
        <Facts entry={entry} />
        <div className={styles.actions}>
          <ButtonLink to={to} aria-describedby={nameId}>
            View Profile
          </ButtonLink>
          {actions}
        </div>
      </div>
    </article>
  );
}

/** What staff checked last, and when. */
function Verified({ credential }: { credential: DirectoryEntry["verified"] }) {
  const format = useFormat();
  if (credential === null) return null;
  return (
    <p className={styles.verified}>
      <Badge tone="green" glyph="check">
        Verified
      </Badge>
      <span className="small muted">
        {credential.title}, checked{" "}
        <time dateTime={credential.verifiedAt}>{format.date(credential.verifiedAt)}</time>
      </span>
    </p>
  );
}

function Rate({ hourlyRate }: Pick<DirectoryEntry, "hourlyRate">) {
  if (hourlyRate === null) return <p className={styles.payAmount}>Negotiable</p>;
  return (
    <p className={styles.payAmount}>
      {money(hourlyRate)} <small>per hour</small>
    </p>
  );
}

function Facts({ entry }: { entry: DirectoryEntry }) {
  const { location, workPreference, availability, hoursPerWeek, availableFrom, languages } = entry;
  const format = useFormat();
  const isLater = availableFrom !== null && format.daysUntil(availableFrom) > 0;
  return (
    <ul>
      <li>
        <MapPin className="icon" aria-hidden="true" />
        <span>{location}</span>
      </li>
      <li>
        <Briefcase className="icon" aria-hidden="true" />
        <span>{workPreferenceLabels[workPreference] ?? workPreference}</span>
      </li>
      <li>
        <Clock className="icon" aria-hidden="true" />
        <span>
          {hoursPerWeek === null
            ? (availabilityLabels[availability] ?? availability)
            : `Up to ${hoursPerWeek} hrs/week`}
          {isLater && `, from ${format.day(availableFrom)}`}
        </span>
      </li>
      {languages.length > 0 && (
        <li>
          <Languages className="icon" aria-hidden="true" />
          <span>{languages.join(", ")}</span>
        </li>
      )}
    </ul>
  );
}
