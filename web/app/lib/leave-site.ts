import { leaveFlash } from "./flash.ts";
import type { FlashName } from "./flash-texts.ts";
import { tellOtherTabs } from "./session.ts";

/**
 * After the session has ended: loads a page in full, so that nothing of it stays in memory, and says what happened.
 * Until that page is there the old one stands as it is; its screens could not be drawn without their person.
 */
export function leaveSite(toast: FlashName, to: string): void {
  sessionStorage.clear();
  tellOtherTabs(null);
  leaveFlash(toast);
  window.location.assign(to);
}
