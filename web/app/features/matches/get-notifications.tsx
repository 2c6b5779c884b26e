import { Checkbox } from "~/ui/checkbox.tsx";
import type { MatchSearchState } from "./use-match-search.ts";

/** Saved together with the preferences whose new jobs it reports. */
export function GetNotifications({
  notifies,
  chooseNotifies,
}: Pick<MatchSearchState, "notifies" | "chooseNotifies">) {
  return (
    <Checkbox
      checked={notifies}
      hint="New jobs that fit these preferences are reported once you save them."
      onChange={(event) => chooseNotifies(event.currentTarget.checked)}
    >
      Get notifications
    </Checkbox>
  );
}
