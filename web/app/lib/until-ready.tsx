import type { ReactNode } from "react";
import { useHydrated } from "./hydrated.ts";
import * as styles from "./until-ready.module.css";

/**
 * Disables the buttons and fields that the server has rendered until React has hydrated them: before that, presses
 * would be lost and typed words overwritten. Links, and forms outside of it that have an address, work meanwhile.
 * Each Suspense boundary hydrates by itself, and needs its own where it renders controls on the server.
 */
export function UntilReady({ children }: { children: ReactNode }) {
  const isReady = useHydrated();
  return (
    <fieldset
      className={styles.untilReady}
      // Only the disabling is wanted, not a group.
      role={isReady ? "none" : undefined}
      disabled={!isReady}
      aria-busy={!isReady || undefined}
    >
      {children}
    </fieldset>
  );
}
