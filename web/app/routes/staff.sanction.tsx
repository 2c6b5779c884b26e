import { SanctionFilePage } from "~/features/staff-sanctions/sanction-file.tsx";
import { idOf } from "~/lib/addresses.ts";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/staff.sanction";

export const meta: Route.MetaFunction = () => pageTitle("Sanction");

export default function StaffSanctionScreen({ params }: Route.ComponentProps) {
  const id = idOf(params.id);
  return <SanctionFilePage key={id} id={id} />;
}
