import { limits } from "@caseload/contract/limits";
import type { SuggestedParalegal } from "@caseload/contract/matching/matches";
import { specialtyLabel } from "@caseload/contract/options";
import { availabilityLabels, experienceLabels } from "@caseload/contract/profiles/profile-options";
import Briefcase from "lucide-react/icons/briefcase";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { useId, useState } from "react";
import { rate } from "~/lib/money.ts";
import { useApi } from "~/lib/use-api.ts";
import { useLast } from "~/lib/use-last.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { Avatar } from "~/ui/avatar.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MatchReasons } from "~/ui/mark.tsx";
import { MatchBreakdown } from "~/ui/match-breakdown.tsx";
import { MatchFits } from "~/ui/match-fits.tsx";
import { MatchRequirements } from "~/ui/match-requirements.tsx";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { Score } from "~/ui/score.tsx";
import { shownScore } from "~/ui/shown-score.ts";
import { RowSkeletons } from "~/ui/row-skeletons.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { TitleLink } from "~/ui/title-link.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./match-card.module.css";

const initialSuggestions = 5;
const maxSuggestions = 20;

/** The paralegals suggested for a posting. */
export default function Suggestions({ jobId }: { jobId: number }) {
  const [limit, setLimit] = useState<number>(initialSuggestions);
  const call = useApi("suggestParalegals", { params: { id: jobId }, query: { limit } });
  const suggestions = useLast(call.data);
  if (call.error && !suggestions) {
    return (
      <InlineAlert
        title="We couldn't load suggestions"
        text={call.error.text}
        onRetry={() => void call.refetch()}
        retrying={call.isFetching}
      />
    );
  }
  if (!suggestions) return <RowSkeletons rows={3} />;
  if (suggestions.length === 0) {
    return (
      <EmptyState
        art={<DrawerArt />}
        title="No suggestions yet"
        level={3}
        text="No public profiles fit this posting yet. New profiles appear here automatically."
      />
    );
  }
  return (
    <>
      <div className="sheet edge">
        {suggestions.map((suggestion) => (
          <SuggestionCard key={suggestion.paralegal.id} suggestion={suggestion} />
        ))}
      </div>
      <MoreRows
        shown={suggestions.length}
        noun="paralegals"
        hasMore={limit < maxSuggestions && suggestions.length >= limit}
        loading={call.isFetching}
        onMore={() => setLimit(maxSuggestions)}
      />
    </>
  );
}

/** A paralegal with the score and the reasons, as the firm sees them. */
function SuggestionCard({ suggestion }: { suggestion: SuggestedParalegal }) {
  const nameId = useId();
  const { paralegal, matchReasons, requirements } = suggestion;
  const score = shownScore(suggestion);
  const { yearsExperience, location, availability, hourlyRate } = paralegal;
  const profilePath = `/paralegals/${paralegal.id}`;
  return (
    <article className={styles.match} aria-labelledby={nameId}>
      <div className={styles.scoreColumn}>
        {score === null ? <small>Profile too short to score</small> : <Score value={score} fold />}
      </div>
      <div className={styles.content}>
        <div className={classNames(styles.head, styles.person)}>
          <Avatar id={paralegal.id} name={paralegal.name} />
          <div>
            <h3 className={classNames("title", styles.title)} id={nameId}>
              <TitleLink to={profilePath}>{paralegal.name}</TitleLink>{" "}
              <UnconfirmedEmail confirmed={paralegal.emailConfirmed} />
            </h3>
            <div className={styles.personFacts}>
              <Meta>
                <MetaItem icon={Briefcase}>{experienceLabels[yearsExperience] ?? yearsExperience}</MetaItem>
                <MetaItem icon={MapPin}>{location}</MetaItem>
                <MetaItem icon={Clock}>{availabilityLabels[availability] ?? availability}</MetaItem>
                <MetaItem>{rate(hourlyRate)}</MetaItem>
              </Meta>
            </div>
          </div>
        </div>
        {matchReasons.length > 0 && <MatchReasons reasons={matchReasons} score={score ?? 0} />}
        <MatchFits match={suggestion} />
        <MatchRequirements requirements={requirements} isScored={score !== null} />
        <TagList tags={paralegal.specialties.map(specialtyLabel)} max={limits.applicationSpecialtyBadges} />
        {score !== null && <MatchBreakdown {...suggestion} />}
        <div className={styles.action}>
          <ButtonLink className={styles.actionLink} to={profilePath} aria-describedby={nameId}>
            View Profile
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
