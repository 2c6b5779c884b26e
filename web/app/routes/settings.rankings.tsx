import { RankingList } from "~/features/rankings/ranking-list.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { BackLink } from "~/ui/back-link.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/settings.rankings";

export const meta: Route.MetaFunction = () => pageTitle("Your Rankings, Settings");

export default function RankingsScreen() {
  return (
    <>
      <BackLink to="/settings/data">Your data</BackLink>
      <PageHead
        title="Your Rankings"
        lede="Each time the matching engine scored you and the result was shown, as recorded. Kept for 4 years."
      />
      <RankingList />
    </>
  );
}
