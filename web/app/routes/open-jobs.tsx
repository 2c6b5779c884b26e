import { data } from "react-router";
import { OpenJobs } from "~/features/open-jobs/open-jobs.tsx";
import {
  openJobsAddress,
  openJobsSearch,
  openJobsTitle,
  readOpenJobsAddress,
} from "~/lib/open-jobs-address.ts";
import { pageTitle, publicPage } from "~/lib/page-title.ts";
import { ask, preload } from "~/lib/preload.ts";
import { MagnifierArt } from "~/ui/magnifier-art.tsx";
import { NotFound } from "~/ui/late-not-found.tsx";
import type { Route } from "./+types/open-jobs";

const description =
  "Open jobs for paralegals, by practice area and state: with pay, hours, location and firm.";

export const meta: Route.MetaFunction = (args) => {
  const choice = args.loaderData?.choice;
  if (!choice) return pageTitle("404 Page Not Found");
  return publicPage(args, { title: openJobsTitle(choice), description, path: openJobsAddress(choice) });
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const choice = readOpenJobsAddress(params.area, url.searchParams);
  if (!choice) return data({ choice, queries: [], failure: null }, { status: 404 });
  const { data: answers, init } = await preload(context, ask("searchJobs", openJobsSearch(choice)));
  return data({ ...answers, choice }, init ?? undefined);
}

export default function OpenJobsScreen({ loaderData: { choice } }: Route.ComponentProps) {
  if (choice) return <OpenJobs choice={choice} />;
  return (
    <NotFound
      publicPage
      art={<MagnifierArt />}
      title="404 Page Not Found"
      text="There is no list of jobs at this address."
      action="All Open Jobs"
      to="/open-jobs"
    />
  );
}
