/** Whether the session goes on. Apart from session.ts, which every page loads. */
import { goToSignIn, isLeaving } from "./session.ts";

/** Asks the server, unless the session is being ended here on purpose; leads to sign in when it is over. */
export async function isSignedInStill(): Promise<boolean> {
  if (isLeaving()) return false;
  try {
    const { api } = await import("./api.ts");
    const { userId } = await api("sessionOwner");
    if (userId === null) goToSignIn();
    return userId !== null;
  } catch {
    // Unknown at the moment.
    return true;
  }
}
