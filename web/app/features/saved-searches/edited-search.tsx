import { toasts } from "@caseload/contract/toasts";
import { useLocation, useSearchParams } from "react-router";
import { idOf } from "~/lib/addresses.ts";
import { errorText } from "~/lib/api-error.ts";
import type { EditedSearch as Edited } from "~/lib/edited-search.ts";
import { searchWords } from "~/lib/search-words.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./edited-search.module.css";
import { editedOn, isSameSearch, unshownOn } from "./search-screens.ts";

/** On a search screen: the saved search that the address names, and its change to what is asked for now. */
export function EditedSearch(now: Edited) {
  const toast = useToast();
  const path = useLocation().pathname;
  const id = idOf(useSearchParams()[0].get("saved") ?? undefined);
  const isNamed = !Number.isNaN(id);
  const search = useApi("listSavedSearches", {}, { enabled: isNamed }).data?.find((one) => one.id === id);
  const { send, isPending } = useSingleCall("changeSavedSearch", {
    changes: ["listSavedSearches", "listSavedSearchJobs"],
    onSuccess: () => toast.success(toasts.searchUpdated.title, toasts.searchUpdated.text),
    onError: (error) => toast.failure(toasts.searchFailed.title, errorText(error, toasts.searchFailed.text)),
  });
  if (!search) return null;
  const next = editedOn(path, search, now);
  const others = searchWords(unshownOn(path, search));
  return (
    <section className={classNames("sheet", styles.editedSearch)} aria-label="Saved search">
      <p>
        You are editing <b>{search.name}</b>.
        {others.length > 0 && <span className="muted"> It also asks for {others.join(", ")}.</span>}
      </p>
      <ButtonLink variant="ghost" size="sm" to={`/search/saved/${id}`}>
        Done
      </ButtonLink>
      <Button
        variant="primary"
        size="sm"
        disabled={isSameSearch(next, search) && !isPending}
        pending={isPending}
        pendingText="Saving"
        onClick={() => send({ params: { id }, body: next })}
      >
        Update Search
      </Button>
    </section>
  );
}
