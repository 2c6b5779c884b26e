import { useEffect, useEffectEvent, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { api } from "~/lib/api.ts";
import { keepCopies } from "~/lib/keep-copies.ts";
import { useFormat } from "~/lib/use-format.ts";
import * as styles from "./installed-app.module.css";

/** Milliseconds until a lost connection is tried again. */
const retryMs = 30_000;

/** When the server was last heard of, in milliseconds since 1970, while it cannot be reached; null while it can. */
function useLostConnection(renderedAt: number): number | null {
  const [lostSince, setLostSince] = useState<number | null>(null);
  const [heardAt, setHeardAt] = useState(renderedAt);
  // Browsers call a network without the internet a connection, so the server is asked, by a call that is never a copy.
  const check = useEffectEvent(async (): Promise<boolean> => {
    try {
      await api("sessionOwner");
      setHeardAt(Date.now());
      setLostSince(null);
      return true;
    } catch {
      setLostSince(heardAt);
      return false;
    }
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const run = async (): Promise<void> => {
      clearTimeout(timer);
      if (!(await check()) && !isGone) timer = setTimeout(() => void run(), retryMs);
    };
    const runNow = (): void => void run();
    runNow();
    window.addEventListener("online", runNow);
    window.addEventListener("offline", runNow);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener("online", runNow);
      window.removeEventListener("offline", runNow);
    };
  }, []);
  return lostSince;
}

/** Keeps what the installed app shows without a connection, and then says of when it is. */
export default function InstalledApp() {
  const format = useFormat();
  // A page that was opened without a connection is a copy, with the time of its first rendering.
  const renderedAt = useRouteLoaderData<{ clock: { now: number } }>("root")?.clock.now ?? 0;
  const asOf = useLostConnection(renderedAt);
  useEffect(() => void keepCopies().catch(() => undefined), []);
  if (asOf === null) return null;
  return (
    <p role="status" className={styles.offlineNotice}>
      <b>You&apos;re offline.</b> Lists are as of {format.dateTime(new Date(asOf).toISOString())}. Drafts are
      saved on this device.
    </p>
  );
}
