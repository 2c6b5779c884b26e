import { ContactQueue } from "~/features/staff-contact/contact-queue.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/staff.contact";

export const meta: Route.MetaFunction = () => pageTitle("Contact Messages");

export default function StaffContactScreen() {
  return (
    <>
      <PageHead title="Contact Messages" lede="Messages from the contact form, and our replies." />
      <ContactQueue />
    </>
  );
}
