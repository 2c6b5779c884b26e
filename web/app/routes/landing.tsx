import { product } from "@caseload/contract/product";
import { ACCURACY } from "@caseload/matching/model/accuracy";
import { featuredJobs } from "~/features/landing/featured-calls.ts";
import { Featured } from "~/features/landing/featured.tsx";
import { Hero } from "~/features/landing/hero.tsx";
import { HowItWorks } from "~/features/landing/how-it-works.tsx";
import { Join } from "~/features/landing/join.tsx";
import { PublicFigures } from "~/features/landing/public-figures.tsx";
import { SuccessStories } from "~/features/landing/success-stories.tsx";
import { withRange } from "~/lib/measured-share.ts";
import { publicPage } from "~/lib/page-title.ts";
import { pageOf } from "~/lib/page-context.ts";
import { ask, preload } from "~/lib/preload.ts";
import type { Route } from "./+types/landing";

export const meta: Route.MetaFunction = (args) =>
  publicPage(args, { title: product.title, documentTitle: product.title, description: product.pitch });

/** Always 200: a section retries what could not be fetched, and the rest of the page is unaffected. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await preload(context, ask("listJobs", featuredJobs), ask("publicFigures"));
  // Written here, so that the browser does not load the whole record of the measurement.
  const { measured, unseen } = ACCURACY;
  const accuracy = `${withRange(measured.engine.balancedAccuracy)}, on unseen pairs ${withRange(unseen.engine.balancedAccuracy)}`;
  return { ...data, accuracy, isDemo: pageOf(context).isDemo };
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero accuracy={loaderData.accuracy} />
      <HowItWorks />
      <Featured />
      <PublicFigures />
      {/* Invented people; a real site shows no one's praise until a member gives it. */}
      {loaderData.isDemo && <SuccessStories />}
      <Join />
    </>
  );
}
