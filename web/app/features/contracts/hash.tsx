import { useState } from "react";
import { shortHash } from "~/lib/short-hash.ts";
import * as styles from "./timeline-tab.module.css";

/** A SHA-256 hash, shortened until it is pressed. */
export function Hash({ value, label }: { value: string; label: string }) {
  const [isFull, setFull] = useState(false);
  return (
    <button
      type="button"
      className={styles.hashButton}
      aria-expanded={isFull}
      aria-label={`${label}, SHA-256 ${isFull ? value : shortHash(value)}`}
      onClick={() => setFull(!isFull)}
    >
      <span className="hash">SHA-256 {isFull ? value : shortHash(value)}</span>
    </button>
  );
}
