import { useEffect, useEffectEvent, useState } from "react";
import type { BlockerFunction } from "react-router";
import { useNavigationBlocker } from "~/lib/held-navigation.ts";

/** The dialogs that are open, the topmost last. */
const openDialogs: (() => void)[] = [];
let leaveGuards = 0;

/** Marks a page whose own question comes first when it is left: the router asks only one blocker. */
export function useLeaveGuardMark(): void {
  useEffect(() => {
    leaveGuards += 1;
    return () => {
      leaveGuards -= 1;
    };
  }, []);
}

/** While it is rendered, Back closes the dialog instead of leaving the page, and what was typed stays. */
export function CloseOnBack({ onClose }: { onClose: () => void }) {
  // One blocker for all that are open, because the router asks only one.
  const [isFirst] = useState(() => openDialogs.length === 0 && leaveGuards === 0);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const own = () => close();
    openDialogs.push(own);
    return () => void openDialogs.splice(openDialogs.indexOf(own), 1);
  }, []);
  return isFirst ? <BackBlocker /> : null;
}

const isBack: BlockerFunction = ({ historyAction }) => historyAction === "POP";

function BackBlocker() {
  const blocked = useNavigationBlocker(isBack);
  useEffect(() => {
    if (blocked === null) return;
    blocked.reset();
    openDialogs.at(-1)?.();
  }, [blocked]);
  return null;
}
