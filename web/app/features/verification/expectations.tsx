import { Badge } from "~/ui/badge.tsx";
import { SealedPageArt } from "./sealed-page-art.tsx";
import styles from "./verification.module.css";

const outcomes = [
  {
    term: "Genuine, unchanged",
    tone: "green",
    glyph: "check",
    text: "The exact file that both parties signed",
  },
  {
    term: "Changed after signing",
    tone: "red",
    glyph: "cross",
    text: "Edited, re-saved or with pages swapped",
  },
  { term: "Not found", tone: "line", glyph: "a-pending", text: "Not an agreement signed here" },
] as const;

/** What a check tells, before the first one. */
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
              <Badge tone={tone} glyph={glyph}>
                {term}
              </Badge>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
