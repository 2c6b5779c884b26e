import { ApprovalList } from "~/features/approvals/approval-list.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { FirmOnly } from "~/features/shell/refusals.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/approvals";

export const meta: Route.MetaFunction = () => pageTitle("Approvals");

export default function ApprovalsScreen() {
  const { firmId, permissions } = useMember();
  if (firmId === null || !permissions.includes("job:approve")) return <FirmOnly title="Approvals" />;
  return (
    <>
      <PageHead
        title="Approvals"
        lede="Postings by colleagues. Approve them, or send them back with comments."
      />
      <ApprovalList />
    </>
  );
}
