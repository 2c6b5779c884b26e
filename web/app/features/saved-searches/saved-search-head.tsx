import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { ButtonLink } from "~/ui/button.tsx";
import { useMember } from "~/lib/session.ts";
import { BackLink, PageHead } from "~/ui/page-head.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { AlertSettings } from "./alert-settings.tsx";
import { editAddress } from "./search-screens.ts";
import styles from "./saved-searches.module.css";
import { searchWords } from "~/lib/search-words.ts";

/** The search whose jobs stand below: what it asks for, and its alerts. */
export function SavedSearchHead({ search }: { search: SavedSearch }) {
  const to = editAddress(search, useMember().userType);
  const words = searchWords(search);
  return (
    <>
      <BackLink to="/search/saved">All Saved Searches</BackLink>
      <PageHead
        title={search.name}
        lede={words.length > 0 ? undefined : "All open positions."}
        actions={to !== null && <ButtonLink to={to}>Edit Filters</ButtonLink>}
      />
      <div className={styles.searchFacts}>
        {words.length > 0 && <TagList tags={words} />}
        <AlertSettings search={search} />
      </div>
    </>
  );
}
