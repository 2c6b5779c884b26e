import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import * as styles from "./navigation-progress.module.css";

/** A line under the window's edge while the next screen loads, and focus on its content once it is there. */
export function NavigationProgress() {
  const isBusy = useNavigation().state !== "idle";
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A dialog that has been opened meanwhile keeps the focus.
    if (hash === "" && !document.querySelector("[role$='dialog'][data-open]"))
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return isBusy ? (
    <div className={styles.progressLine} role="progressbar" aria-label="Loading the page" />
  ) : null;
}
