import { CredentialList } from "~/features/credentials/credential-list.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/credentials";

export const meta: Route.MetaFunction = () => pageTitle("Credentials");

export default function CredentialsScreen() {
  return <CredentialList />;
}
