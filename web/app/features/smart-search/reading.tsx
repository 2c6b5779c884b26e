import type { SearchReading } from "@caseload/contract/search/job-search";
import { plural } from "~/lib/format.ts";
import styles from "./smart-search.module.css";

interface ReadingProps {
  /** Undefined while it is on its way, or could not be had. */
  reading: SearchReading | undefined;
  onSpelling: (keyword: string) => void;
}

/** How many positions there are, and how the words were taken. */
export function Reading({ reading, onSpelling }: ReadingProps) {
  if (!reading) return <div className={styles.smartReading} />;
  const { count, more, didYouMean, relaxed, place } = reading;
  return (
    <div className={styles.smartReading}>
      <p className={styles.found} role="status">
        {more ? `${count.toLocaleString("en-US")}+ positions` : plural(count, "position")}
      </p>
      {didYouMean !== null && (
        <p className="small muted">
          Did you mean{" "}
          <button type="button" className="link" onClick={() => onSpelling(didYouMean)}>
            {didYouMean}
          </button>
          ?
        </p>
      )}
      {relaxed && count > 0 && (
        <p className="small muted">No posting has all of these words; these have most of them.</p>
      )}
      {place !== null && <p className="small muted">Miles count from {place}.</p>}
    </div>
  );
}
