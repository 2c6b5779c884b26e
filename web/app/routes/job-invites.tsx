import { ReceivedInvites } from "~/features/job-invites/received-invites.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/job-invites";

export const meta: Route.MetaFunction = () => pageTitle("Job Invites");

export default function JobInvitesScreen() {
  return (
    <>
      <PageHead title="Job Invites" lede="Firms that have invited you to apply." />
      <ReceivedInvites />
    </>
  );
}
