import { classNames } from "~/ui/class-names.ts";
import * as styles from "./verification.module.css";

export type SealState = "genuine" | "changed" | "unknown";

const signs: Record<SealState, string> = {
  genuine: "m31 43 8 8 15-17",
  changed: "m46 22-9 17 10 5-9 18",
  unknown: "M35 35a7.5 7.5 0 1 1 11 6.6c-3 1.7-4 3-4 6.4M42 56v.1",
};

const looks = { genuine: styles.genuine, changed: styles.changed, unknown: null } as const;

/** A round seal: whole with a check, broken with a crack, or dashed with a question mark. */
export function SealArt({ state }: { state: SealState }) {
  return (
    <svg className={classNames(styles.seal, looks[state])} viewBox="0 0 84 84" aria-hidden="true">
      <circle className={styles.sealFill} cx="42" cy="42" r="27" />
      <circle cx="42" cy="42" r="39" strokeWidth="1.5" />
      <circle
        cx="42"
        cy="42"
        r="34.5"
        strokeWidth="4"
        strokeDasharray={state === "genuine" ? undefined : "9 5"}
      />
      <path d={signs[state]} strokeWidth="4" />
    </svg>
  );
}
