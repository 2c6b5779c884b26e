import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { GetNotifications } from "./get-notifications.tsx";
import { SavePreferences } from "./save-preferences.tsx";
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
