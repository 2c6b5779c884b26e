import { CredentialSummary } from "~/features/credentials/credential-summary.tsx";
import { OwnProfile } from "~/features/own-profile/own-profile.tsx";
import { PhotoControl } from "~/features/photo/photo-control.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/profile.paralegal";

export const meta: Route.MetaFunction = () => pageTitle("My Profile");

export default function OwnProfileScreen() {
  return <OwnProfile photo={<PhotoControl />} credentials={<CredentialSummary />} />;
}
