import { CredentialQueue } from "~/features/staff-credentials/credential-queue.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/staff.credentials";

export const meta: Route.MetaFunction = () => pageTitle("Credentials to Check");

export default function StaffCredentialsScreen() {
  return (
    <>
      <PageHead title="Credentials to Check" lede="Credentials members submitted, and what we found." />
      <CredentialQueue />
    </>
  );
}
