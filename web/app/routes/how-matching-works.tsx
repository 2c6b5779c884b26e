import { product } from "@caseload/contract/product";
import { HowMatchingWorksPage } from "~/features/how-matching-works/how-matching-works-page.tsx";
import { publicPage } from "~/lib/page-title.ts";
import type { Route } from "./+types/how-matching-works";

const description = `What the matching engine of ${product.name} reads, how it calculates a score, its measured accuracy with its range, its limits, and how to request a human review.`;

export const meta: Route.MetaFunction = (args) =>
  publicPage(args, { title: "How Matching Works", description });

export default function HowMatchingWorksScreen() {
  return <HowMatchingWorksPage />;
}
