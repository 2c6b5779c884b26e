import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { useState } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { Channels } from "./channels.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./saved-searches.module.css";
import { SearchRow } from "./search-row.tsx";

const RenameDialog = vitalPart(() => import("./rename-dialog.tsx"));
const RemovalDialog = vitalPart(() => import("./removal-dialog.tsx"));

/** One's saved searches, newest first, and where their alerts arrive. */
export function SavedSearches() {
  const list = useApi("listSavedSearches");
  const dialogs = useDialogs<"rename" | "remove">();
  const [chosen, choose] = useState<SavedSearch | null>(null);
  const ask = (what: "rename" | "remove", search: SavedSearch): void => {
    choose(search);
    dialogs.open(what);
  };
  if (list.isPending) return <SearchSkeletons />;
  if (!list.data) {
    return (
      <InlineAlert
        title="Your saved searches could not be loaded"
        text={list.error.text}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (list.data.length === 0) return <NoSearches />;
  return (
    <>
      <Channels />
      <ul className={classNames("sheet edge", styles.searchRows)}>
        {list.data.map((search) => (
          <SearchRow
            key={search.id}
            search={search}
            onRename={() => ask("rename", search)}
            onRemove={() => ask("remove", search)}
          />
        ))}
      </ul>
      {chosen && (
        <LateDialog onOpenChange={dialogs.control.onOpenChange}>
          {dialogs.name === "rename" && (
            <RenameDialog key={dialogs.turn} search={chosen} {...dialogs.control} />
          )}
          {dialogs.name === "remove" && (
            <RemovalDialog key={dialogs.turn} search={chosen} {...dialogs.control} />
          )}
        </LateDialog>
      )}
    </>
  );
}

function NoSearches() {
  const isParalegal = useMember().userType === "paralegal";
  return (
    <EmptyState
      art={<DrawerArt />}
      title="No saved searches"
      text="Save a search, and new jobs that it finds are reported to you, each once."
      action={
        <ButtonLink variant="primary" to={isParalegal ? "/search" : "/jobs"}>
          {isParalegal ? "Search Jobs" : "Browse Jobs"}
        </ButtonLink>
      }
    />
  );
}

const SearchSkeletons = () => (
  <Loading className={classNames("sheet edge", styles.searchRows)}>
    {[1, 2, 3].map((row) => (
      <div className={styles.searchSkeleton} key={row}>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
      </div>
    ))}
  </Loading>
);
