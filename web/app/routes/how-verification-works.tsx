import { product } from "@caseload/contract/product";
import { HowVerificationWorksPage } from "~/features/verification/how-verification-works.tsx";
import { publicPage } from "~/lib/page-title.ts";
import type { Route } from "./+types/how-verification-works";

const description = `How agreements signed on ${product.name} are sealed, what a check compares, what happens to your file, and what the result does not confirm.`;

export const meta: Route.MetaFunction = (args) =>
  publicPage(args, { title: "How Verification Works", description });

export default function HowVerificationWorksScreen() {
  return <HowVerificationWorksPage />;
}
