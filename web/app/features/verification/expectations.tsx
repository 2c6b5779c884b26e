import { classNames } from "~/ui/class-names.ts";
import { SealedPageArt } from "./sealed-page-art.tsx";
import * as styles from "./verification.module.css";

/** Drawn as ui/badge.tsx does, without the labels of every status that it brings along. */
const outcomes = [
  {
    term: "Genuine, unchanged",
    tone: "green",
    glyph: "m2 6.4 2.8 2.8L10 3.4",
    text: "The exact file that both parties signed",
  },
  {
    term: "Changed after signing",
    tone: "red",
    glyph: "m3 3 6 6M9 3 3 9",
    text: "Edited, re-saved or with pages swapped",
  },
  {
    term: "Not found",
    tone: "line",
    glyph: "M6 1.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8z",
    text: "Not an agreement signed here",
  },
] as const;

/** What a check shows, before the first one. */
export function Expectations() {
  return (
    <section className={styles.result} aria-labelledby="verification-expectations">
      <div className={styles.expectations}>
        <SealedPageArt />
        <h2 className="title" id="verification-expectations">
          What you will see
        </h2>
        <p className="muted">
          Whether the file is genuine and unchanged, who signed it and when, and which version it is. Nothing
          about the work itself.
        </p>
      </div>
      <dl className={styles.outcomes}>
        {outcomes.map(({ term, tone, glyph, text }) => (
          <div key={term}>
            <dt>
              <span className={classNames("badge", `tone-${tone}`)}>
                <svg className="glyph" viewBox="0 0 12 12" aria-hidden="true">
                  <path d={glyph} strokeDasharray={tone === "line" ? "2.2 2.4" : undefined} />
                </svg>
                {term}
              </span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
