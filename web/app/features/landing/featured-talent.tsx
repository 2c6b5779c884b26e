import { firstLimits } from "@caseload/contract/first-limits";
import { specialtyLabel } from "@caseload/contract/options";
import { availabilityLabels, experienceLabels } from "@caseload/contract/profiles/profile-options";
import type { PublicProfile } from "@caseload/contract/profiles/profiles";
import ArrowRight from "lucide-react/icons/arrow-right";
import Briefcase from "lucide-react/icons/briefcase";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { useId } from "react";
import { jobLocation } from "~/lib/format.ts";
import { money } from "~/lib/money.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { useApi } from "~/lib/use-api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { CardSkeletons } from "./card-skeletons.tsx";
import { CredentialText } from "~/ui/credential-text.tsx";
import * as styles from "./featured.module.css";

/** Three paralegals who made their profile public. */
export default function FeaturedTalent() {
  return (
    <>
      <Talent />
      <p className={styles.seeAll}>
        <ButtonLink variant="ghost" to="/paralegals">
          View All Paralegals <ArrowRight className="icon" aria-hidden="true" />
        </ButtonLink>
      </p>
    </>
  );
}

function Talent() {
  const talent = useApi("featuredTalent");
  if (talent.isPending) return <CardSkeletons cards={firstLimits.featuredJobs} />;
  if (talent.error) {
    return (
      <InlineAlert
        title="Failed to fetch profiles"
        text={talent.error.text}
        onRetry={() => void talent.refetch()}
        retrying={talent.isFetching}
      />
    );
  }
  if (talent.data.length === 0) {
    return <p className="muted">No paralegal has a public profile yet.</p>;
  }
  return (
    <div className={styles.folders}>
      {talent.data.map((profile) => (
        <TalentFolder key={profile.id} profile={profile} />
      ))}
    </div>
  );
}

/** A public profile as a third-cut folder. */
function TalentFolder({ profile }: { profile: PublicProfile }) {
  const nameId = useId();
  const specialties = profile.specialties.map(specialtyLabel);
  const [verified] = profile.credentials;
  const title = verified?.title ?? profile.certifications[0];
  return (
    <article className={styles.folder} aria-labelledby={nameId}>
      <span className={styles.tabName}>{specialties[0]}</span>
      <div className={styles.inside}>
        <div className={styles.person}>
          <Avatar id={profile.id} name={profile.name} photo={profile.photo} size="lg" />
          <div>
            <h3 className="heading" id={nameId}>
              {profile.name}
            </h3>
            <span className={styles.certification}>
              {title === undefined ? (
                "Paralegal"
              ) : (
                <CredentialText title={title} isVerified={Boolean(verified)} />
              )}
            </span>
          </div>
        </div>
        <Facts profile={profile} />
        <p className={styles.description}>{profile.bio}</p>
        <TagList tags={specialties} max={firstLimits.jobSpecialtyBadges} />
        <div className={styles.trailing}>
          <Rate hourlyRate={profile.hourlyRate} />
          <ButtonLink size="sm" to={`/paralegals/${profile.id}`} aria-describedby={nameId}>
            View Profile
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function Facts({ profile }: { profile: PublicProfile }) {
  const { yearsExperience, availability, location, workPreference } = profile;
  return (
    <Meta>
      <MetaItem icon={Briefcase}>{experienceLabels[yearsExperience] ?? yearsExperience}</MetaItem>
      <MetaItem icon={MapPin}>{jobLocation({ location, workArrangement: workPreference })}</MetaItem>
      <MetaItem icon={Clock}>{availabilityLabels[availability] ?? availability}</MetaItem>
    </Meta>
  );
}

function Rate({ hourlyRate }: { hourlyRate: number | null }) {
  if (hourlyRate === null) return <span className={styles.payAmount}>Negotiable</span>;
  return (
    <span className={styles.payAmount}>
      {money(hourlyRate)}
      <small>/hr</small>
    </span>
  );
}
