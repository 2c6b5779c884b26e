import type { SavedSearch } from "@caseload/contract/saved-searches";
import { ButtonLink } from "~/ui/button.tsx";
import { useMember } from "~/lib/session.ts";
import { BackLink, PageHead } from "~/ui/page-head.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { AlertSettings } from "./alert-settings.tsx";
import "./saved-searches.css";
import { searchWords } from "~/lib/search-words.ts";

/** The search whose jobs stand below: what it asks for, and its alerts. */
export function SavedSearchHead({ search }: { search: SavedSearch }) {
  const { userType } = useMember();
  const words = searchWords(search);
  return (
    <>
      <BackLink to="/search/saved">All Saved Searches</BackLink>
      <PageHead
        title={search.name}
        lede={words.length > 0 ? undefined : "All open positions."}
        actions={
          userType === "paralegal" && (
            <ButtonLink to={`/search?saved=${search.id}`}>Open in Smart Search</ButtonLink>
          )
        }
      />
      <div className="search-facts">
        {words.length > 0 && <TagList tags={words} />}
        <AlertSettings search={search} />
      </div>
    </>
  );
}
