import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { type BlockerFunction, createPath, useLocation, useNavigate, useNavigation } from "react-router";
import { hold, noteShown, useHeldAddress } from "~/lib/held-address.ts";
import { noteScreen, openHeld, useHasPartBlocker, useHoldingBlocker } from "~/lib/held-navigation.ts";
import { useServerAway } from "~/lib/server-contact.ts";
import { IconButton } from "~/ui/icon-button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import * as styles from "./held-screen.module.css";

const never: BlockerFunction = () => false;

/** Over the screen that stays open while the server is away: why the next one did not open, and a way to try again. */
export default function HeldScreen() {
  const isAway = useServerAway();
  const hasPartBlocker = useHasPartBlocker();
  const location = useLocation();
  const navigate = useNavigate();
  const address = useHeldAddress();
  const [isRetrying, setRetrying] = useState(false);
  useEffect(() => {
    noteScreen(location);
    noteShown(location);
  }, [location]);
  useEffect(() => () => noteShown(null), []);
  const { location: next } = useNavigation();
  const isNextHeld = next !== undefined && createPath(next) === address;
  // The router waits for what it cannot get until another navigation takes its place: that to the screen that is open.
  useEffect(() => {
    if (isNextHeld)
      void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  }, [isNextHeld, location, navigate]);
  // A blocker that is always there would stand in the way of links to a part of the same page.
  const blocker = isAway && !hasPartBlocker && <HoldingBlocker />;
  if (address === null) return blocker;
  async function retry(to: string): Promise<void> {
    setRetrying(true);
    await openHeld(to, navigate);
    setRetrying(false);
  }
  return (
    <>
      {blocker}
      <div className={styles.heldScreen}>
        <InlineAlert
          title="We couldn't reach the server, so this screen stays open with what you typed."
          onRetry={() => void retry(address)}
          retrying={isRetrying}
          action={<IconButton label="Dismiss" icon={X} onClick={() => hold(null)} />}
        />
      </div>
    </>
  );
}

function HoldingBlocker() {
  useHoldingBlocker(never);
  return null;
}
