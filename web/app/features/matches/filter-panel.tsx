import { toasts } from "@caseload/contract/toasts";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { FilterFields } from "./filter-fields.tsx";
import type { MatchSearchState } from "./use-match-search.ts";
import styles from "./matches.module.css";

/** The filters as they were stored, ready to be changed. */
export function FilterPanel({ state }: { state: MatchSearchState }) {
  const { stored } = state;
  if (stored.isPending) {
    return (
      <Loading className={styles.matchFilters}>
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} />
        ))}
      </Loading>
    );
  }
  return (
    <form
      className={styles.matchFilters}
      aria-label="Match preferences"
      onSubmit={(event) => event.preventDefault()}
    >
      {stored.error && (
        <InlineAlert
          title="Your preferences could not be loaded"
          text={stored.error.text}
          onRetry={() => void stored.refetch()}
          retrying={stored.isFetching}
        />
      )}
      <FilterFields {...state} />
      <GetNotifications {...state} />
      <SavePreferences {...state} />
    </form>
  );
}

/** Saved together with the preferences whose new jobs it reports. */
function GetNotifications({
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

type SavePreferencesProps = Pick<MatchSearchState, "preferences" | "notifies" | "isUnsaved"> &
  Pick<MatchSearchState, "hasPreferences" | "settle" | "reset">;

/** Keeps the filters as they stand for the next visit. */
function SavePreferences({
  preferences,
  notifies,
  isUnsaved,
  hasPreferences,
  settle,
  reset,
}: SavePreferencesProps) {
  const toast = useToast();
  const { send, isPending } = useSingleCall("saveSearchPreferences", {
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
