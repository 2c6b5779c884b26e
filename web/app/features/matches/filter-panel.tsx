import { preferencesOfSearch, searchOfPreferences } from "@caseload/contract/search/preference-search";
import { searchToasts } from "@caseload/contract/search/search-toasts";
import type { LateJobFilters } from "~/lib/job-list-parts.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { FilterSkeletons } from "./filter-skeletons.tsx";
import type { MatchSearchState } from "./match-search.tsx";
import * as styles from "./matches.module.css";

interface FilterPanelProps extends Pick<LateJobFilters, "Fields"> {
  state: MatchSearchState;
}

/** The saved filters, to change and to save. */
export default function FilterPanel({ state, Fields }: FilterPanelProps) {
  const { stored, q, preferences, choose } = state;
  const filters = searchOfPreferences(preferences);
  if (stored.isPending) return <FilterSkeletons />;
  return (
    <form
      className={styles.filters}
      aria-label="Match preferences"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.allColumns}>
        {stored.error && (
          <InlineAlert
            title="We couldn't load your preferences"
            text={stored.error.text}
            onRetry={() => void stored.refetch()}
            retrying={stored.isFetching}
          />
        )}
        <Fields
          list="matches"
          filters={{ ...filters, keyword: q || undefined }}
          choose={(change) => choose(preferencesOfSearch({ ...filters, ...change }))}
        />
      </div>
      <GetNotifications state={state} />
      <SavePreferences state={state} />
    </form>
  );
}

/** Saved together with the preferences. */
function GetNotifications({ state: { notifies, chooseNotifies } }: { state: MatchSearchState }) {
  return (
    <Checkbox
      quiet
      checked={notifies}
      hint="Once you save these preferences, we alert you to new jobs that fit."
      onChange={(event) => chooseNotifies(event.currentTarget.checked)}
    >
      Get notifications
    </Checkbox>
  );
}

function SavePreferences({ state }: { state: MatchSearchState }) {
  const { preferences, notifies, isUnsaved, hasPreferences, settle, reset } = state;
  const toast = useToast();
  const { send, isPending } = useSingleCall("saveSearchPreferences", {
    onSuccess: () => {
      settle();
      toast.success(searchToasts.preferencesSaved);
    },
    onError: (error) => toast.failure(searchToasts.preferencesFailed, error),
  });
  return (
    <div className={styles.savePreferences}>
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
