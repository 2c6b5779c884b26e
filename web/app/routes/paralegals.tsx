import type { DirectoryEntry } from "@caseload/contract/hiring/directory";
import { filtersOf, queryOf, readFilters } from "~/features/directory/directory-filters.ts";
import { Directory } from "~/features/directory/directory.tsx";
import { LateHiringActions } from "~/features/job-invites/late-hiring-actions.tsx";
import { onlyWhenAsked } from "~/lib/guard.ts";
import { hiresForFirm } from "~/lib/hires-for-firm.ts";
import { publicPage } from "~/lib/page-title.ts";
import { ask, askPage, preload, type Preloaded } from "~/lib/preload.ts";
import { useUser } from "~/lib/session.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/paralegals";

export const meta: Route.MetaFunction = (args) =>
  publicPage(args, {
    title: "Find Paralegals",
    description: "Freelance paralegals by specialty, experience, location, rate and availability.",
    path: "/paralegals",
  });

/** The first page is part of the document, for search engines and for browsers without scripts. */
export function loader({ context, url }: Route.LoaderArgs) {
  const filters = readFilters(url.searchParams);
  return preload(
    context,
    askPage("listParalegals", { query: queryOf(filters) }),
    ask("countParalegals", { query: filtersOf(filters) }),
  );
}

/** Afterwards the list fetches by itself: filters apply at once, and loaded pages stay in the cache. */
export const clientLoader = (): Preloaded => ({ queries: [], failure: null });
export const shouldRevalidate = onlyWhenAsked;

/** Visitors see public profiles, members all of them. */
export default function ParalegalsScreen() {
  const user = useUser();
  return (
    <>
      <PageHead
        title="Find Paralegals"
        lede={
          user
            ? "Paralegals with a public profile. Open one to see the details."
            : "Public profiles only. Members see all profiles."
        }
      />
      <Directory Actions={RowActions} />
    </>
  );
}

/** Shown to members who hire, for everyone but themselves. */
function RowActions({ entry: { id, name, shortlisted } }: { entry: DirectoryEntry }) {
  const user = useUser();
  if (!hiresForFirm(user) || user?.id === id) return null;
  return <LateHiringActions person={{ id, name }} shortlisted={shortlisted ?? false} />;
}
