import type { LoggedRanking } from "@caseload/contract/matching/matches";
import { useId, useState } from "react";
import { Link } from "react-router";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { MatchReasons } from "~/ui/mark.tsx";
import { MatchGaps } from "~/ui/match-gaps.tsx";
import { PagedList } from "~/ui/paged-list.tsx";
import { ScoreInline } from "~/ui/score-inline.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./rankings.module.css";

/** The rankings in which the member was scored, newest first. */
export function RankingList() {
  const list = useApiPages("listLoggedRankings", { query: { limit: 20 } });
  return (
    <PagedList
      list={list}
      noun="rankings"
      errorTitle="We couldn't load your rankings"
      skeleton={<RankingSkeletons />}
      empty={
        <EmptyState
          art={<DrawerArt />}
          title="No rankings yet"
          text="You haven't been scored yet. Your first search adds the first entry."
          action={<ButtonLink to="/search">Open Smart Search</ButtonLink>}
        />
      }
    >
      {(rows) => (
        <ul className="sheet edge">
          {rows.map((ranking) => (
            <Ranking key={ranking.id} ranking={ranking} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const rankingTitles: Record<LoggedRanking["kind"], string> = {
  jobs: "Positions for you",
  job: "Your match with a position",
  suggestions: "Suggested Paralegals of a position",
  applicants: "Applicants of a position, by match",
};

const audienceLabels: Record<LoggedRanking["shownTo"], string> = {
  you: "Shown to you",
  "law office": "Shown to the firm",
};

/** Places shown before "Show all". */
const initialPlaces = 3;

/** A ranking with the member's own places. */
function Ranking({ ranking }: { ranking: LoggedRanking }) {
  const format = useFormat();
  const titleId = useId();
  const [isExpanded, setExpanded] = useState(false);
  const { kind, shownAt, shownTo, places, modelVersion } = ranking;
  const shownPlaces = isExpanded ? places : places.slice(0, initialPlaces);
  return (
    <li className={styles.ranking}>
      <time className={styles.margin} dateTime={shownAt}>
        <b>{format.date(shownAt)}</b> <span>{format.time(shownAt)}</span>
      </time>
      <article className={styles.details} aria-labelledby={titleId}>
        <header>
          <h2 className="heading" id={titleId}>
            {rankingTitles[kind]}
          </h2>
          <p className="small muted">
            {audienceLabels[shownTo]}, model {modelVersion}
          </p>
        </header>
        <ol className={styles.places}>
          {shownPlaces.map((place) => (
            <Place key={place.place} place={place} isRanked={kind !== "job"} />
          ))}
        </ol>
        {places.length > initialPlaces && (
          <div>
            <Button size="sm" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
              {isExpanded ? `Show the First ${initialPlaces}` : `Show All ${places.length}`}
            </Button>
          </div>
        )}
      </article>
    </li>
  );
}

type LoggedPlace = LoggedRanking["places"][number];

interface PlaceProps {
  place: LoggedPlace;
  /** False where only one posting was scored. */
  isRanked: boolean;
}

/** A posting with its place and its score; the reasons are rendered when they are opened. */
function Place({ place: logged, isRanked }: PlaceProps) {
  const [wasOpened, setOpened] = useState(false);
  const { place, job, matchScore, fromProfile, matchReasons, gaps, features } = logged;
  return (
    <li>
      <p className={styles.placeLine}>
        {isRanked && <span className={classNames("numeric", styles.placeNumber)}>Place {place}</span>}
        {job ? (
          <Link className={classNames("link", styles.jobTitle)} to={`/jobs/${job.id}`}>
            {job.title}
          </Link>
        ) : (
          <span className={classNames("muted", styles.jobTitle)}>A position no longer shown</span>
        )}
        {fromProfile ? (
          <ScoreInline value={matchScore} />
        ) : (
          <span className="small muted">{matchScore}% without a profile</span>
        )}
      </p>
      <details
        className={classNames(styles.reasons, isRanked && styles.indented)}
        onToggle={() => setOpened(true)}
      >
        <summary>
          Reasons and numbers<span className="visually-hidden"> of {job?.title ?? "this position"}</span>
        </summary>
        {wasOpened && (
          <div className={styles.reasonsBody}>
            {matchReasons.length > 0 && <MatchReasons reasons={matchReasons} score={matchScore} still />}
            <MatchGaps gaps={gaps} />
            <ModelNumbers features={features} />
          </div>
        )}
      </details>
    </li>
  );
}

/** The features of the model (docs/matching.md) in plain words; features of older models keep their names. */
const featureLabels: Readonly<Record<string, string>> = {
  words: "Words in common",
  fields: "Practice areas",
  passages: "Closest experience",
  concepts: "Skills listed",
  softMisfits: "Terms to discuss",
  hardMisfits: "Terms not met",
};

const formatFeature = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** The numbers behind a score. */
function ModelNumbers({ features }: Pick<LoggedPlace, "features">) {
  return (
    <table className={styles.numbers}>
      <caption className="small faint">
        What the model measured. Values near 1 are very good; terms are counts.
      </caption>
      <tbody>
        {Object.entries(features).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{featureLabels[name] ?? name}</th>
            <td className="numeric">{formatFeature(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const skeletonRows = 4;

function RankingSkeletons() {
  return (
    <Loading className="sheet edge">
      {Array.from({ length: skeletonRows }, (_, index) => (
        <div className={styles.ranking} key={index}>
          <div className={styles.margin}>
            <Skeleton shape="word" />
          </div>
          <div className={styles.details}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
