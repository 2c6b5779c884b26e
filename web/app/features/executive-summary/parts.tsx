import type { ReactNode } from "react";
import { Link } from "react-router";
import * as styles from "./executive-summary.module.css";

/** The six parts of the summary, in its order (SPEC.md section 2). */
const parts = [
  { id: "market-size", title: "Market size" },
  { id: "growth", title: "Growth" },
  { id: "technical", title: "Technical" },
  { id: "financial", title: "Financial" },
  { id: "revenue-model", title: "Revenue model" },
  { id: "investment", title: "Investment" },
] as const;

type PartId = (typeof parts)[number]["id"];

export function Contents() {
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 className="label" id="contents-title">
        Contents
      </h2>
      <ol>
        {parts.map(({ id, title }, at) => (
          <li key={id}>
            <Link to={`#${id}`}>
              <span aria-hidden="true">{at + 1}</span>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <Link to="#sources">
            <span aria-hidden="true">§</span>
            Sources
          </Link>
        </li>
      </ol>
    </nav>
  );
}

interface PartProps {
  id: PartId;
  /** The part's finding in one sentence. */
  finding: ReactNode;
  children: ReactNode;
}

/** A numbered part: its number in the margin, its finding first. */
export function Part({ id, finding, children }: PartProps) {
  const at = parts.findIndex((part) => part.id === id);
  const part = parts[at];
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
      <p className={styles.number} aria-hidden="true">
        {at + 1}
      </p>
      <div className={styles.matter}>
        <h2 className="display" id={`${id}-title`}>
          {part?.title}
        </h2>
        <p className={styles.finding}>{finding}</p>
        {children}
      </div>
    </section>
  );
}

/** A sum with its terms, so that readers can check it. */
export function Sum({ children, result }: { children: ReactNode; result: string }) {
  return (
    <p className={styles.totalSummary}>
      <span>{children}</span> <b>= {result}</b>
    </p>
  );
}
