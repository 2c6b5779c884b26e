import { toasts } from "@caseload/contract/toasts";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { MatchSearchState } from "./use-match-search.ts";
import styles from "./matches.module.css";

type SavePreferencesProps = Pick<MatchSearchState, "preferences" | "notifies" | "isUnsaved"> &
  Pick<MatchSearchState, "hasPreferences" | "settle" | "reset">;

/** Keeps the filters as they stand for the next visit. */
export function SavePreferences({
  preferences,
  notifies,
  isUnsaved,
  hasPreferences,
  settle,
  reset,
}: SavePreferencesProps) {
  const toast = useToast();
  const { send, isPending } = useSingleCall("saveSearchPreferences", {
    changes: ["getSearchPreferences", "listIntelligentMatches", "listSavedSearches"],
    onSuccess: () => {
      settle();
      toast.success(toasts.preferencesSaved.title, toasts.preferencesSaved.text);
    },
    onError: (error) =>
      toast.failure(toasts.preferencesFailed.title, errorText(error, toasts.preferencesFailed.text)),
  });
  return (
    <div className={styles.matchSave}>
      <Button
        block
        disabled={!isUnsaved && !isPending}
        pending={isPending}
        pendingText="Saving"
        onClick={() => send({ body: { ...preferences, autoNotifications: notifies } })}
      >
        Save Preferences
      </Button>
      {hasPreferences && (
        <Button block variant="ghost" onClick={reset}>
          Reset Filters
        </Button>
      )}
    </div>
  );
}
