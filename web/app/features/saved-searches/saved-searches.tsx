import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { searchToasts } from "@caseload/contract/search/search-toasts";
import { useId, useState } from "react";
import { Link } from "react-router";
import { searchWords } from "~/lib/search-words.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { Switch } from "~/ui/switch.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { AlertSettings } from "./alert-settings.tsx";
import { editAddress } from "./search-screens.ts";
import * as styles from "./saved-searches.module.css";

const RenameDialog = vitalPart(() => import("./rename-dialog.tsx"));
const RemovalDialog = vitalPart(() => import("./removal-dialog.tsx"));

/** The member's saved searches, newest first, and the channels of their alerts. */
export function SavedSearches() {
  const list = useApi("listSavedSearches");
  const dialogs = useDialogs<"rename" | "remove">();
  const [chosen, choose] = useState<SavedSearch | null>(null);
  const openDialog = (name: "rename" | "remove", search: SavedSearch): void => {
    choose(search);
    dialogs.open(name);
  };
  if (list.isPending) return <SearchSkeletons />;
  if (!list.data) {
    return (
      <InlineAlert
        title="We couldn't load your saved searches"
        text={list.error.text}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (list.data.length === 0) return <NoSearches />;
  return (
    <>
      <AlertChannels />
      <ul className="sheet edge">
        {list.data.map((search) => (
          <SearchRow
            key={search.id}
            search={search}
            onRename={() => openDialog("rename", search)}
            onRemove={() => openDialog("remove", search)}
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
      text="Save a search, and we'll alert you once per new job."
      action={
        <ButtonLink variant="primary" to={isParalegal ? "/search" : "/jobs"}>
          {isParalegal ? "Search Jobs" : "Browse Jobs"}
        </ButtonLink>
      }
    />
  );
}

const channelLabels = { emailAlerts: "Email Alerts", pushNotifications: "Push Notifications" } as const;

/** The channels of all alerts. */
function AlertChannels() {
  const { email, emailVerified } = useMember();
  return (
    <div className={styles.alertChannels}>
      <ChannelSwitch channel="emailAlerts" />
      <ChannelSwitch channel="pushNotifications" />
      <p className="small muted">
        {emailVerified ? `Emails go to ${email}. ` : "Emails start once you confirm your address. "}
        Alerts in the app, and the browsers that push reaches, follow{" "}
        <Link className="link" to="/settings/notifications">
          your settings
        </Link>
        .
      </p>
    </div>
  );
}

function ChannelSwitch({ channel }: { channel: keyof typeof channelLabels }) {
  const toast = useToast();
  const preferences = useApi("getSearchPreferences").data;
  const { mutate, isPending, variables } = useApiCall("saveSearchPreferences", {
    onError: (error) => toast.failure(searchToasts.preferencesFailed, error),
  });
  const isOn = (isPending ? variables.body[channel] : undefined) ?? preferences?.[channel] ?? false;
  return (
    <Switch
      checked={isOn}
      disabled={!preferences}
      onChange={(event) => mutate({ body: { [channel]: event.currentTarget.checked } })}
    >
      {channelLabels[channel]}
    </Switch>
  );
}

const SearchSkeletons = () => (
  <Loading className="sheet edge">
    {[1, 2, 3].map((row) => (
      <div className={styles.searchSkeleton} key={row}>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
      </div>
    ))}
  </Loading>
);

interface SearchRowProps {
  search: SavedSearch;
  onRename: () => void;
  onRemove: () => void;
}

/** The name links to the jobs that the search finds now. */
function SearchRow({ search, onRename, onRemove }: SearchRowProps) {
  const titleId = useId();
  const format = useFormat();
  const filterTexts = searchWords(search);
  const editPath = editAddress(search, useMember().userType);
  return (
    <li className={styles.searchRow}>
      <div className={styles.details}>
        <h2 className="heading" id={titleId}>
          <Link className={styles.searchName} to={`/search/saved/${search.id}`}>
            {search.name}
          </Link>
        </h2>
        <p className="small muted">{filterTexts.join(", ") || "All open positions"}</p>
        <p className="small faint">
          {search.lastNotifiedAt === null
            ? `Saved ${format.date(search.createdAt)}. No new matches yet.`
            : `Last alert ${format.dateTime(search.lastNotifiedAt)}.`}
          {search.fromPreferences && " Follows your match preferences."}
        </p>
      </div>
      <AlertSettings search={search} />
      <div className={styles.buttons}>
        {editPath !== null && (
          <ButtonLink size="sm" to={editPath} aria-describedby={titleId}>
            Edit Filters
          </ButtonLink>
        )}
        <Button size="sm" aria-describedby={titleId} onClick={onRename}>
          Rename
        </Button>
        <Button size="sm" variant="danger-quiet" aria-describedby={titleId} onClick={onRemove}>
          Delete
        </Button>
      </div>
    </li>
  );
}
