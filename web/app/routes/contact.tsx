import { product } from "@caseload/contract/product";
import { ContactPage } from "~/features/contact/contact-page.tsx";
import { publicPage } from "~/lib/page-title.ts";
import type { Route } from "./+types/contact";

const description = `Write to the people who run ${product.name}: questions, help with an account, problems, privacy requests. Every message gets a ticket number and a reply by email.`;

export const meta: Route.MetaFunction = (args) => publicPage(args, { title: "Contact", description });

export default function ContactScreen() {
  return <ContactPage />;
}
