import type { SuggestedParalegal } from "@caseload/contract/matching/matches";
import { limits } from "@caseload/contract/limits";
import { specialtyLabel } from "@caseload/contract/options";
import { availabilityLabels, experienceLabels } from "@caseload/contract/profiles/profile-options";
import Briefcase from "lucide-react/icons/briefcase";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { useId } from "react";
import { Link } from "react-router";
import { rate } from "~/lib/format.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { MatchReasons } from "~/ui/mark.tsx";
import { MatchBreakdown } from "~/ui/match-breakdown.tsx";
import { MatchFits } from "~/ui/match-fits.tsx";
import { MatchGaps } from "~/ui/match-gaps.tsx";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import { Score } from "~/ui/score.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./match-card.module.css";
import suggestedStyles from "./suggested.module.css";
import fileSheetStyles from "~/ui/file-sheet.module.css";

/** One paralegal as the law office reads them: the score, who they are, why they fit. */
export default function SuggestedCard({ suggestion }: { suggestion: SuggestedParalegal }) {
  const nameId = useId();
  const { paralegal, matchScore, matchReasons, gaps, additions } = suggestion;
  const page = `/paralegals/${paralegal.id}`;
  return (
    <article className={styles.match} aria-labelledby={nameId}>
      <div className={styles.stick}>
        <Score value={matchScore} fold />
      </div>
      <div className={styles.inner}>
        <div className={classNames(styles.topRow, suggestedStyles.person)}>
          <Avatar id={paralegal.id} name={paralegal.name} />
          <div>
            <h3 className="title" id={nameId}>
              <Link to={page}>{paralegal.name}</Link>
            </h3>
            <PersonFacts paralegal={paralegal} />
          </div>
        </div>
        {matchReasons.length > 0 && <MatchReasons reasons={matchReasons} score={matchScore} />}
        <MatchFits match={suggestion} />
        <MatchGaps gaps={gaps} additions={additions} />
        <TagList tags={paralegal.specialties.map(specialtyLabel)} max={limits.applicationSpecialtyBadges} />
        <MatchBreakdown {...suggestion} />
        <div className={classNames(styles.action, fileSheetStyles.action)}>
          <ButtonLink to={page} aria-describedby={nameId}>
            View Profile
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function PersonFacts({ paralegal }: Pick<SuggestedParalegal, "paralegal">) {
  const { yearsExperience, location, availability, hourlyRate } = paralegal;
  return (
    <Meta>
      <MetaItem icon={Briefcase}>{experienceLabels[yearsExperience] ?? yearsExperience}</MetaItem>
      <MetaItem icon={MapPin}>{location}</MetaItem>
      <MetaItem icon={Clock}>{availabilityLabels[availability] ?? availability}</MetaItem>
      <MetaItem>{rate(hourlyRate)}</MetaItem>
    </Meta>
  );
}
