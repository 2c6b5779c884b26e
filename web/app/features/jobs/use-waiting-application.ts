import { useEffect, useEffectEvent, useState } from "react";

/** Whether an application that was submitted without a connection waits for one. */
export function useWaitingApplication() {
  const [isWaiting, setWaiting] = useState(false);
  return {
    isWaiting,
    /** Returns whether there is no connection, so that it waits for one. */
    wait: (): boolean => {
      if (navigator.onLine) return false;
      setWaiting(true);
      return true;
    },
    stop: () => setWaiting(false),
  };
}

/** Calls `send` when the connection is back. */
export function useOnceOnline(isWaiting: boolean, send: () => void): void {
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listen = (): void => sendNow();
    window.addEventListener("online", listen);
    return () => window.removeEventListener("online", listen);
  }, [isWaiting]);
}
