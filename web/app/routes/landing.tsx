import { product } from "@caseload/contract/product";
import { featuredJobs } from "~/features/landing/featured-calls.ts";
import { Featured } from "~/features/landing/featured.tsx";
import { Hero } from "~/features/landing/hero.tsx";
import { HowItWorks } from "~/features/landing/how-it-works.tsx";
import { Join } from "~/features/landing/join.tsx";
import { PublicFigures } from "~/features/landing/public-figures.tsx";
import { SuccessStories } from "~/features/landing/success-stories.tsx";
import { ask, preload } from "~/lib/preload.ts";
import { canonicalLink } from "~/lib/preloaded.ts";
import type { Route } from "./+types/landing";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: product.title },
  { name: "description", content: product.pitch },
  { property: "og:title", content: product.title },
  { property: "og:description", content: product.pitch },
  ...(loaderData ? [canonicalLink(loaderData.origin, "/")] : []),
];

/** Always 200: what cannot be fetched is tried again by its own section, the rest stands. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await preload(context, ask("listJobs", featuredJobs), ask("publicFigures"));
  return { ...data, origin: new URL(request.url).origin };
}

export default function Landing() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <Featured />
      <PublicFigures />
      <SuccessStories />
      <Join />
    </>
  );
}
