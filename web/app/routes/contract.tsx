import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { Suspense } from "react";
import { ContractPage } from "~/features/contracts/contract-page.tsx";
import { idOf } from "~/lib/addresses.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { lazyPart, vitalPart } from "~/ui/lazy-part.ts";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import type { Route } from "./+types/contract";

// Only the Messages tab needs them.
const ThreadPane = vitalPart(async () => {
  const { ThreadPane: Pane } = await import("~/features/messages/thread-pane.tsx");
  return { default: Pane };
});
// Only the Time tab needs it.
const TimeTab = vitalPart(async () => ({ default: (await import("~/features/time/time-tab.tsx")).TimeTab }));
// Only the Invoices tab needs it.
const InvoicesTab = vitalPart(() => import("~/features/invoices/invoices-tab.tsx"));
// Only those who handle the firm's invoices need it.
const ClientBilling = lazyPart(() => import("~/features/billing/client-billing.tsx"));
// Only contracts with a possible conflict, or a screening memo, need it.
const ContractConflict = vitalPart(() => import("~/features/conflicts/contract-conflict.tsx"));
// Only completed contracts need it.
const ContractReviews = lazyPart(() => import("~/features/reviews/contract-reviews.tsx"));
// Only the Work tab needs it.
const WorkTab = vitalPart(async () => ({ default: (await import("~/features/work/work-tab.tsx")).WorkTab }));
// Only the Files tab needs it.
const FilesTab = vitalPart(async () => ({
  default: (await import("~/features/work/files-tab.tsx")).FilesTab,
}));
const ReportDialogProvider = vitalPart(async () => {
  const { ReportDialogProvider: Provider } =
    await import("~/features/abuse-reports/report-dialog-provider.tsx");
  return { default: Provider };
});

export const meta: Route.MetaFunction = () => pageTitle("Contract");

export default function ContractScreen({ params }: Route.ComponentProps) {
  const id = idOf(params.id);
  return (
    <ContractPage
      key={id}
      id={id}
      Conflict={ContractConflict}
      Conversation={Conversation}
      Reviews={ContractReviews}
      Work={WorkTab}
      Time={Time}
      Files={FilesTab}
      Invoices={InvoicesTab}
    />
  );
}

/** Recorded time and, for those who handle the firm's invoices, how the client is billed for it. */
function Time({ contract }: { contract: ContractDetail }) {
  return (
    <>
      <TimeTab contract={contract} />
      {contract.may.billClient && (
        <Suspense fallback={<Skeleton shape="line" />}>
          <ClientBilling contractId={contract.id} />
        </Suspense>
      )}
    </>
  );
}

function Conversation({ userId }: { userId: number }) {
  return (
    <Suspense
      fallback={
        <Loading>
          <Skeleton shape="line" />
        </Loading>
      }
    >
      <ReportDialogProvider>
        <ThreadPane userId={userId} isEmbedded />
      </ReportDialogProvider>
    </Suspense>
  );
}
