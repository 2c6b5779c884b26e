import type { DirectoryEntry } from "@caseload/contract/hiring/directory";
import { filtersOf, queryOf, readChoices } from "~/features/directory/directory-filters.ts";
import { Directory } from "~/features/directory/directory.tsx";
import { HiringActions } from "~/features/job-invites/hiring-actions.tsx";
import { onlyWhenAsked } from "~/lib/guard.ts";
import { hiresForFirm } from "~/lib/hires-for-firm.ts";
import { publicPage } from "~/lib/page-title.ts";
import { ask, askPage, preload, type Preloaded } from "~/lib/preload.ts";
import { useUser } from "~/lib/session.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/paralegals";
import styles from "~/features/directory/directory.module.css";

export const meta: Route.MetaFunction = (args) =>
  publicPage(args, {
    title: "Find Paralegals",
    description: "Freelance paralegals by specialty, experience, place, rate and availability.",
    path: "/paralegals",
  });

/** The server renders the first page, for search engines and browsers without scripts. */
export function loader({ context, url }: Route.LoaderArgs) {
  const given = readChoices(url.searchParams);
  return preload(
    context,
    askPage("listParalegals", { query: queryOf(given) }),
    ask("countParalegals", { query: filtersOf(given) }),
  );
}

/** Afterwards the list fetches for itself: filters apply at once, and loaded pages stay in the cache. */
export const clientLoader = (): Preloaded => ({ queries: [], failure: null });
export const shouldRevalidate = onlyWhenAsked;

/** Visitors see the profiles that their owners made public, members all of them. */
export default function ParalegalsScreen() {
  const user = useUser();
  return (
    <div className={styles.directoryPage}>
      <PageHead
        title="Find Paralegals"
        lede={
          user
            ? "Everybody with a profile. Open one to read it in full."
            : "Profiles that their owners made public. Members see all of them."
        }
      />
      <Directory Actions={RowActions} />
    </div>
  );
}

/** For those who hire: everybody but themselves can be invited. */
function RowActions({ entry: { id, name, shortlisted } }: { entry: DirectoryEntry }) {
  const user = useUser();
  if (!hiresForFirm(user) || user?.id === id) return null;
  return <HiringActions person={{ id, name }} shortlisted={shortlisted ?? false} />;
}
