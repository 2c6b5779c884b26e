import styles from "./matches.module.css";

/** What the stickers' grounds stand for. */
export function MatchLegend() {
  return (
    <p className={styles.matchLegend}>
      <span>
        <i className={styles.tierExcellent} />
        90 and over
      </span>
      <span>
        <i className={styles.tierGood} />
        75 to 89
      </span>
      <span>
        <i className={styles.tierFair} />
        60 to 74
      </span>
      <span>
        <i className={styles.tierPotential} />
        under 60
      </span>
    </p>
  );
}
