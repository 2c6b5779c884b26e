import { ContactFilePage } from "~/features/staff-contact/contact-file.tsx";
import { idOf } from "~/lib/addresses.ts";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/staff.contact-message";

export const meta: Route.MetaFunction = () => pageTitle("Contact Message");

export default function StaffContactMessageScreen({ params }: Route.ComponentProps) {
  const id = idOf(params.id);
  return <ContactFilePage key={id} id={id} />;
}
