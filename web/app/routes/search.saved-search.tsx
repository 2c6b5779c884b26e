import { JobList } from "~/features/job-list/job-list.tsx";
import { notFoundMessages } from "@caseload/contract/not-found-messages";
import { SavedSearchPage } from "~/features/saved-searches/saved-search.tsx";
import { idOf } from "~/lib/addresses.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { useApi } from "~/lib/use-api.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { RowSkeletons } from "~/ui/row-skeletons.tsx";
import type { Route } from "./+types/search.saved-search";

export const meta: Route.MetaFunction = () => pageTitle("Saved Search");

/** Where alerts lead that report several jobs. */
export default function SavedSearchScreen({ params }: Route.ComponentProps) {
  const list = useApi("listSavedSearches");
  const search = list.data?.find(({ id }) => id === idOf(params.id));
  if (list.isPending) return <RowSkeletons />;
  if (!list.data) {
    return (
      <InlineAlert
        title="We couldn't load your saved search"
        text={list.error.text}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (!search) {
    return (
      <EmptyState
        art={<DrawerArt />}
        level={1}
        title="Saved Search Not Found"
        text={notFoundMessages.savedSearchNotFound}
        action={<ButtonLink to="/search/saved">All Saved Searches</ButtonLink>}
      />
    );
  }
  return <SavedSearchPage search={search} List={JobList} />;
}
