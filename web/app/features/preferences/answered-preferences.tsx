import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { PreferenceFields } from "./preference-fields.tsx";
import type { PreferenceState } from "./use-preference-set.ts";
import styles from "./preferences.module.css";

/** The fields once the saved preferences are there; without them one can still search. */
export function AnsweredPreferences({ state }: { state: PreferenceState }) {
  const { stored } = state;
  if (stored.isPending) {
    return (
      <Loading className={styles.preferenceSkeleton}>
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} />
        ))}
      </Loading>
    );
  }
  return (
    <>
      {stored.error && (
        <InlineAlert
          title="Your preferences could not be loaded"
          text={stored.error.text}
          onRetry={() => void stored.refetch()}
          retrying={stored.isFetching}
        />
      )}
      <PreferenceFields {...state} />
    </>
  );
}
