import { addThisBrowser, pushAbility } from "./this-browser.ts";
import { isPushWanted } from "./wish.ts";

const doneKey = "push-resumed";

/**
 * Notifications end with a session. A person who had turned them on here and signs in again gets them back, and a browser
 * whose push service gave it another address meanwhile reports it: once for each tab. Fails silently, because the person
 * did not ask for it; the settings show the state.
 * @param isNewSession whether the session is another one than when the tab was opened
 */
export async function resumePush(userId: number, isNewSession = false): Promise<void> {
  if (!isPushWanted(userId) || pushAbility() !== "able" || Notification.permission !== "granted") return;
  if (!isNewSession && sessionStorage.getItem(doneKey) === String(userId)) return;
  try {
    await addThisBrowser(userId, () => isPushWanted(userId));
    sessionStorage.setItem(doneKey, String(userId));
  } catch {
    // The next page tries again.
  }
}
