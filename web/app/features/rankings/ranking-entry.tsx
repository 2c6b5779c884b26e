import type { LoggedRanking } from "@caseload/contract/matching/matches";
import { useId, useState } from "react";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { RankingPlace } from "./ranking-place.tsx";
import styles from "./rankings.module.css";

/** What was shown, and where. */
const titles: Record<LoggedRanking["kind"], string> = {
  jobs: "Positions for you",
  job: "Your match with a position",
  suggestions: "Suggested Paralegals of a position",
  applicants: "Applicants of a position, by match",
};

const readers: Record<LoggedRanking["shownTo"], string> = {
  you: "Shown to you",
  "law office": "Shown to the law office",
};

/** Places that stand open before somebody asks for the rest. */
const first = 3;

/** One ranking with one's own places in it. */
export function RankingEntry({ ranking }: { ranking: LoggedRanking }) {
  const format = useFormat();
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const { kind, shownAt, shownTo, places, modelVersion } = ranking;
  const shown = isWhole ? places : places.slice(0, first);
  return (
    <li className={styles.ranking}>
      <time className={styles.gutter} dateTime={shownAt}>
        <b>{format.date(shownAt)}</b> <span>{format.time(shownAt)}</span>
      </time>
      <article className={styles.details} aria-labelledby={titleId}>
        <header>
          <h2 className="heading" id={titleId}>
            {titles[kind]}
          </h2>
          <p className="small muted">
            {readers[shownTo]}, model {modelVersion}
          </p>
        </header>
        <ol>
          {shown.map((place) => (
            <RankingPlace key={place.place} place={place} isRanked={kind !== "job"} />
          ))}
        </ol>
        {places.length > first && (
          <div>
            <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? `Show the first ${first}` : `Show all ${places.length}`}
            </Button>
          </div>
        )}
      </article>
    </li>
  );
}
