import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { useId } from "react";
import { Link } from "react-router";
import { useFormat } from "~/lib/use-format.ts";
import { useMember } from "~/lib/session.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { AlertSettings } from "./alert-settings.tsx";
import { editAddress } from "./search-screens.ts";
import { searchWords } from "~/lib/search-words.ts";
import styles from "./saved-searches.module.css";

interface SearchRowProps {
  search: SavedSearch;
  onRename: () => void;
  onRemove: () => void;
}

/** One search: its name leads to what it finds now. */
export function SearchRow({ search, onRename, onRemove }: SearchRowProps) {
  const titleId = useId();
  const format = useFormat();
  const words = searchWords(search);
  const to = editAddress(search, useMember().userType);
  return (
    <li>
      <div className={styles.details}>
        <h2 className="heading" id={titleId}>
          <Link to={`/search/saved/${search.id}`}>{search.name}</Link>
        </h2>
        <p className="small muted">{words.length > 0 ? words.join(", ") : "All open positions"}</p>
        <p className="small faint">
          {search.lastNotifiedAt === null
            ? `Saved ${format.date(search.createdAt)}. Nothing reported yet.`
            : `Last reported ${format.dateTime(search.lastNotifiedAt)}.`}
          {search.fromPreferences && " Follows your match preferences."}
        </p>
      </div>
      <AlertSettings search={search} />
      <div className={styles.buttons}>
        {to !== null && (
          <ButtonLink size="sm" to={to} aria-describedby={titleId}>
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
