import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, errorText } from "~/lib/api-error.ts";
import {
  addThisBrowser,
  askPermission,
  isSubscribed,
  pushAbility,
  type PushAbility,
  removeThisBrowser,
} from "~/lib/push/this-browser.ts";
import { useMember } from "~/lib/session.ts";
import { useRefetch } from "~/lib/use-refetch.ts";
import { keepFocus } from "~/ui/keep-focus.ts";
import { useToast } from "~/ui/toast-context.ts";

/** Receives the focus when the focused button is removed. */
export const pushTitleId = "push-title";

/** The state of this browser; null until it is known. */
interface Local {
  ability: PushAbility;
  isSubscribed: boolean;
}

/** The state of notifications in this browser, updated when its settings change. */
export function useLocalPush(): { local: Local | null; look: () => Promise<void> } {
  const [local, setLocal] = useState<Local | null>(null);
  const look = useCallback(async () => {
    const isOn = await isSubscribed().catch(() => false);
    setLocal({ ability: pushAbility(), isSubscribed: isOn });
  }, []);
  useEffect(() => {
    let permission: PermissionStatus | undefined;
    const lookAgain = (): void => void look();
    lookAgain();
    void navigator.permissions?.query({ name: "notifications" }).then((status) => {
      permission = status;
      status.addEventListener("change", lookAgain);
    }, lookAgain);
    return () => permission?.removeEventListener("change", lookAgain);
  }, [look]);
  return { local, look };
}

/** A sentence for an error of the browser or the API. */
function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return errorText(error, "Please try again.");
  // The error of browsers whose push service is disabled or unreachable.
  if (error instanceof DOMException && error.name === "AbortError")
    return "This browser cannot reach its push service. Check its privacy settings and your connection.";
  return "Your browser blocked it. Please try again.";
}

/** Turns notifications on and off in this browser; pressing twice does it once. */
export function usePushSwitch(look: () => Promise<void>) {
  const { id } = useMember();
  const toast = useToast();
  const refetch = useRefetch();
  const [isPending, setPending] = useState(false);
  const running = useRef(false);

  async function once(work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      await work();
    } finally {
      await look();
      await refetch("addPushDevice");
      running.current = false;
      setPending(false);
      keepFocus(pushTitleId);
    }
  }

  async function turnOn(): Promise<void> {
    try {
      if (!(await askPermission()))
        return toast.failure("Notifications are still off", "You didn't give this browser permission.");
      await addThisBrowser(id);
      toast.success(
        "Notifications are on",
        "This browser shows them from now on, also while the site is closed.",
      );
    } catch (error) {
      toast.failure("We couldn't turn on notifications", reasonOf(error));
    }
  }

  async function turnOff(): Promise<void> {
    try {
      await removeThisBrowser();
      toast.success("Notifications are off", "This browser no longer shows them.");
    } catch (error) {
      toast.failure("We couldn't turn off notifications", reasonOf(error));
    }
  }

  return { isPending, turnOn: () => void once(turnOn), turnOff: () => void once(turnOff) };
}
