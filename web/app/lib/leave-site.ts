import { useQueryClient } from "@tanstack/react-query";
import { leaveFlash } from "./flash.ts";
import type { FlashName } from "./flash-texts.ts";
import { tellOtherTabs } from "./session.ts";

/** After the session has ended: loads a page in full, so that nothing of it stays in memory, and says what happened. */
export function useLeaveSite(): (toast: FlashName, to: string) => void {
  const client = useQueryClient();
  return (toast, to) => {
    client.clear();
    sessionStorage.clear();
    tellOtherTabs(null);
    leaveFlash(toast);
    window.location.assign(to);
  };
}
