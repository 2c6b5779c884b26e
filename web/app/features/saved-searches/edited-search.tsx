import { searchToasts } from "@caseload/contract/search/search-toasts";
import { useLocation, useSearchParams } from "react-router";
import { idOf } from "~/lib/addresses.ts";
import type { EditedSearch as SearchCriteria } from "~/lib/edited-search.ts";
import { searchWords } from "~/lib/search-words.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./saved-searches.module.css";
import { editedOn, isSameSearch, unshownOn } from "./search-screens.ts";

/** A bar on search screens: updates the saved search in the address to the current criteria. */
export function EditedSearch(current: SearchCriteria) {
  const toast = useToast();
  const path = useLocation().pathname;
  const id = idOf(useSearchParams()[0].get("saved") ?? undefined);
  const hasId = !Number.isNaN(id);
  const search = useApi("listSavedSearches", {}, { enabled: hasId }).data?.find((saved) => saved.id === id);
  const { send, isPending } = useSingleCall("changeSavedSearch", {
    onSuccess: () => toast.success(searchToasts.searchUpdated),
    onError: (error) => toast.failure(searchToasts.searchFailed, error),
  });
  if (!search) return null;
  const edited = editedOn(path, search, current);
  const otherFilters = searchWords(unshownOn(path, search));
  return (
    <section className={classNames("sheet", styles.editedSearch)} aria-label="Saved search">
      <p>
        You are editing <b>{search.name}</b>.
        {otherFilters.length > 0 && (
          <span className="muted"> It also filters by {otherFilters.join(", ")}.</span>
        )}
      </p>
      <ButtonLink variant="ghost" size="sm" to={`/search/saved/${id}`}>
        Done
      </ButtonLink>
      <Button
        variant="primary"
        size="sm"
        disabled={isSameSearch(edited, search) && !isPending}
        pending={isPending}
        pendingText="Saving"
        onClick={() => send({ params: { id }, body: edited })}
      >
        Update Search
      </Button>
    </section>
  );
}
