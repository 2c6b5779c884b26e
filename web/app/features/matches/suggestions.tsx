import type { SuggestedParalegal } from "@caseload/contract/matching/matches";
import { experienceLabels } from "@caseload/contract/profiles/profile-options";
import { Suspense, useId, useState } from "react";
import { rate } from "~/lib/money.ts";
import { useApi } from "~/lib/use-api.ts";
import { useLast } from "~/lib/use-last.ts";
import { classNames } from "~/ui/class-names.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MatchReasons } from "~/ui/mark.tsx";
import { MatchBreakdown } from "~/ui/match-breakdown.tsx";
import { MatchFits } from "~/ui/match-fits.tsx";
import { MatchRequirements } from "~/ui/match-requirements.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { scoreTier } from "~/ui/score-tier.ts";
import { shownScore } from "~/ui/shown-score.ts";
import { TitleLink } from "~/ui/title-link.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import type { SuggestedParalegalsProps } from "./suggested-paralegals.tsx";
import { SuggestionSkeletons } from "./suggestion-skeletons.tsx";
import * as styles from "./suggestions.module.css";

const initialSuggestions = 5;
const maxSuggestions = 20;

/** The paralegals suggested for a posting. */
export default function Suggestions({ jobId, Invite }: SuggestedParalegalsProps) {
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
  if (!suggestions) return <SuggestionSkeletons />;
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
      <ul className="sheet edge">
        {suggestions.map((suggestion) => (
          <Suggestion key={suggestion.paralegal.id} suggestion={suggestion} jobId={jobId} Invite={Invite} />
        ))}
      </ul>
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

/** What of the profile speaks for the person, with their experience and place. */
function evidenceOf({ paralegal, matchReasons, gaps }: SuggestedParalegal): string {
  const experience = experienceLabels[paralegal.yearsExperience] ?? paralegal.yearsExperience;
  const [reason] = [...matchReasons, ...gaps];
  return [reason, experience, paralegal.location].filter(Boolean).join(" · ");
}

interface SuggestionProps extends Pick<SuggestedParalegalsProps, "jobId"> {
  suggestion: SuggestedParalegal;
  Invite: SuggestedParalegalsProps["Invite"];
}

/** Score, name, evidence and rate on one dense row, which opens to the reasons behind the score. */
function Suggestion({ suggestion, jobId, Invite }: SuggestionProps) {
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { paralegal, matchReasons, requirements, invitedAt } = suggestion;
  const score = shownScore(suggestion);
  return (
    <li className={styles.suggestion}>
      <span className={styles.margin}>
        {score === null ? (
          <small>Not scored</small>
        ) : (
          <span className={classNames("score cell", scoreTier(score).name)}>
            <VisuallyHidden>Match </VisuallyHidden>
            {Math.round(score)}
          </span>
        )}
      </span>
      <div className={styles.person}>
        <h3>
          <TitleLink className={styles.name} to={`/paralegals/${paralegal.id}`}>
            {paralegal.name}
          </TitleLink>{" "}
          <UnconfirmedEmail confirmed={paralegal.emailConfirmed} />
        </h3>
        <button
          type="button"
          className={styles.evidence}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{evidenceOf(suggestion)}</span>
        </button>
      </div>
      <b className={styles.rate}>{rate(paralegal.hourlyRate)}</b>
      {Invite && (
        <div className={styles.invite}>
          <Suspense>
            <Invite person={paralegal} jobId={jobId} invitedAt={invitedAt} />
          </Suspense>
        </div>
      )}
      <div id={detailsId} className={styles.details} hidden={!isOpen}>
        {isOpen && (
          <>
            {matchReasons.length > 0 && <MatchReasons reasons={matchReasons} score={score ?? 0} still />}
            <MatchFits match={suggestion} />
            <MatchRequirements requirements={requirements} isScored={score !== null} />
            {score !== null && <MatchBreakdown {...suggestion} />}
          </>
        )}
      </div>
    </li>
  );
}
