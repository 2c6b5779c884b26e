import { Suspense } from "react";
import { ContractPage } from "~/features/contracts/contract-page.tsx";
import { idOf } from "~/lib/addresses.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import type { Route } from "./+types/contract";

// Only the Messages tab needs them.
const ThreadPane = vitalPart(async () => {
  const { ThreadPane: Pane } = await import("~/features/messages/thread-pane.tsx");
  return { default: Pane };
});
// Only the Time tab needs it.
const TimeTab = vitalPart(async () => ({ default: (await import("~/features/time/time-tab.tsx")).TimeTab }));
// Only the Work tab needs it.
const WorkTab = vitalPart(async () => ({ default: (await import("~/features/work/work-tab.tsx")).WorkTab }));
const ReportDialogProvider = vitalPart(async () => {
  const { ReportDialogProvider: Provider } =
    await import("~/features/abuse-reports/report-dialog-provider.tsx");
  return { default: Provider };
});

export const meta: Route.MetaFunction = () => pageTitle("Contract");

export default function ContractScreen({ params }: Route.ComponentProps) {
  const id = idOf(params.id);
  return <ContractPage key={id} id={id} Conversation={Conversation} Time={TimeTab} Work={WorkTab} />;
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
