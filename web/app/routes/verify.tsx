import { product } from "@caseload/contract/product";
import { VerificationPage } from "~/features/verification/verification-page.tsx";
import { publicPage } from "~/lib/page-title.ts";
import type { Route } from "./+types/verify";

const description = `Check that a PDF of an agreement was signed on ${product.name} and hasn't changed since. No account needed.`;

export const meta: Route.MetaFunction = (args) =>
  publicPage(args, { title: "Verify an Agreement", description });

export default function VerifyScreen() {
  return <VerificationPage />;
}
