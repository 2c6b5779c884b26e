import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import { formatPrice } from "@caseload/contract/engagements/money-text";
import { availabilityLabels, experienceLabels } from "@caseload/contract/profiles/profile-options";
import Briefcase from "lucide-react/icons/briefcase";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { clip, docketNumber } from "~/lib/format.ts";
import { rate } from "~/lib/money.ts";
import { inSentence, plural } from "~/lib/phrases.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import * as styles from "./applicants.module.css";

/** "For No. 0183, Second-pass privilege review, 40 minutes ago" */
export function AppliedFor({ application: { job, createdAt } }: { application: ReceivedApplication }) {
  const format = useFormat();
  return (
    <p className={styles.factsLine}>
      For {docketNumber(job.id)}, {clip(job.title, 80)},{" "}
      <time dateTime={createdAt}>{inSentence(format.ago(createdAt))}</time>
    </p>
  );
}

/** The price that the application names. */
export const ProposedPrice = ({ application: { proposedPay } }: { application: ReceivedApplication }) =>
  proposedPay && (
    <p className={styles.price}>
      Proposed price: <b>{formatPrice(proposedPay)}</b>
    </p>
  );

/** "Can start Mon, Dec 7" and the file's name, for the list. */
export function ApplicationExtras({ application }: { application: ReceivedApplication }) {
  const format = useFormat();
  const { startDate, attachment, answers, conflictNote } = application;
  const facts = [
    startDate && `Can start ${format.weekday(startDate)}`,
    answers.length > 0 && plural(answers.length, "answer"),
    attachment && "PDF attached",
    conflictNote && "Conflict note",
  ].filter((fact) => typeof fact === "string");
  return facts.length > 0 && <p className={styles.factsLine}>{facts.join(", ")}</p>;
}

/** What the applicant's profile says, on one line. */
export function ApplicantFacts({ profile }: { profile: ReceivedApplication["paralegal"]["profile"] }) {
  if (!profile) return <p className={styles.factsLine}>No profile yet</p>;
  const { yearsExperience, location, availability, hourlyRate } = profile;
  return (
    <Meta className={styles.facts}>
      <MetaItem icon={Briefcase}>{experienceLabels[yearsExperience] ?? yearsExperience}</MetaItem>
      <MetaItem icon={MapPin}>{location}</MetaItem>
      <MetaItem icon={Clock}>{availabilityLabels[availability] ?? availability}</MetaItem>
      <MetaItem>{rate(hourlyRate)}</MetaItem>
    </Meta>
  );
}
