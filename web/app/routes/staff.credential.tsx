import { CredentialFilePage } from "~/features/staff-credentials/credential-file.tsx";
import { idOf } from "~/lib/addresses.ts";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/staff.credential";

export const meta: Route.MetaFunction = () => pageTitle("Credential");

export default function StaffCredentialScreen({ params }: Route.ComponentProps) {
  const id = idOf(params.id);
  return <CredentialFilePage key={id} id={id} />;
}
