import { useCallback, useEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { BlockerFunction } from "react-router";
import { useNavigationBlocker } from "~/lib/held-navigation.ts";
import { isServerAway } from "~/lib/server-contact.ts";
import { useLeaveGuardMark } from "./close-on-back.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface LeaveGuard {
  /** Lets the next navigation pass, as after saving. */
  release: () => void;
  /** The question; render it anywhere on the page. */
  dialog: ReactNode;
}

/** Asks before unsaved changes are left behind, by a link, the back button or closing the tab. */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const released = useRef(false);
  const release = useCallback(() => {
    released.current = true;
  }, []);
  const blocks = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      !released.current &&
      // What cannot be opened is held without a question.
      !isServerAway() &&
      currentLocation.pathname !== nextLocation.pathname,
    [unsaved],
  );
  const blocked = useNavigationBlocker(blocks);
  useLeaveGuardMark();

  useEffect(() => {
    if (!unsaved) return undefined;
    released.current = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);

  const dialog = (
    <ConfirmDialog
      open={blocked !== null}
      onOpenChange={(open) => !open && blocked?.reset()}
      title="Leave without saving?"
      text="Your changes on this page haven't been saved."
      cancelLabel="Stay"
      confirmLabel="Leave Page"
      onConfirm={() => blocked?.proceed()}
    />
  );
  return { release, dialog };
}
