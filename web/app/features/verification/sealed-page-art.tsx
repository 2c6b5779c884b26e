import * as styles from "./verification.module.css";

/** A page with a highlighted line and a seal. */
export function SealedPageArt() {
  return (
    <svg className={styles.pageArt} viewBox="20 4 96 88" aria-hidden="true">
      <path className={styles.artHighlight} d="M30 34h52v12H30z" />
      <path d="M76 8H22v80h70V24zM76 8v16h16M32 40h44M32 54h48M32 68h26" />
      <circle className={styles.artGround} cx="96" cy="70" r="17" />
      <circle className={styles.artThin} cx="96" cy="70" r="12.5" />
      <path d="m90 70 4.5 4.5L103 66" />
    </svg>
  );
}
