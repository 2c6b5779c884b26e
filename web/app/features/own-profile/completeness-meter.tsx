import type { OwnProfile } from "@caseload/contract/profiles/profiles";
import { Meter } from "~/ui/progress.tsx";
import { completenessOf } from "./completeness.ts";
import styles from "./own-profile.module.css";

/** So many suggestions at a time can be acted on. */
const maxShown = 3;

/** How much a profile says, and what to add next. */
export function CompletenessMeter({ profile }: { profile: OwnProfile }) {
  const { percent, lacks } = completenessOf(profile);
  return (
    <div className={styles.completeness}>
      <p className="ui-text">
        <b className="strong">{percent}%</b> complete
      </p>
      <Meter label="Profile completeness" value={percent} />
      {lacks.length === 0 ? (
        <p className="small muted">Matching and law offices have everything they look for.</p>
      ) : (
        <ul>
          {lacks.slice(0, maxShown).map(({ title, why }) => (
            <li key={title}>
              <b className="strong ui-text">{title}</b>
              <p className="small muted">{why}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
