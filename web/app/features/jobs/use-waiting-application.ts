import { useEffect, useEffectEvent, useState } from "react";

/** An application that was submitted without a connection: it is sent once the connection is back. */
export function useWaitingApplication(send: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const sendNow = useEffectEvent(() => {
    setWaiting(false);
    send();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listen = (): void => sendNow();
    window.addEventListener("online", listen);
    return () => window.removeEventListener("online", listen);
  }, [isWaiting]);
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
