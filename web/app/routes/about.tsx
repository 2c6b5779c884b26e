import { product } from "@caseload/contract/product";
import { AboutPage } from "~/features/about/about-page.tsx";
import { publicPage } from "~/lib/page-title.ts";
import { ask, preload } from "~/lib/preload.ts";
import type { Route } from "./+types/about";

const description = `What ${product.name} is, why it exists, and how matching, verification, terms and privacy work on it.`;

export const meta: Route.MetaFunction = (args) => publicPage(args, { title: "About", description });

/** Always 200: the section of figures retries by itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await preload(context, ask("publicFigures"));
  return { ...data, failure: null };
}

export default function AboutScreen() {
  return <AboutPage />;
}
