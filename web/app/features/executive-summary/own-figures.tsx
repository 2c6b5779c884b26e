import { useApi } from "~/lib/use-api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Ledger, LedgerSkeleton } from "~/ui/ledger.tsx";
import { count } from "./market.ts";

/** What stands on the books right now, counted by the server. */
export function OwnFigures() {
  const figures = useApi("publicFigures");
  if (figures.error) {
    return (
      <InlineAlert
        title="Failed to fetch figures"
        text={figures.error.text}
        onRetry={() => void figures.refetch()}
        retrying={figures.isFetching}
      />
    );
  }
  if (!figures.data) return <LedgerSkeleton />;
  const { activeJobs, activeUsers, specialties, verifiedPercent } = figures.data;
  return (
    <Ledger
      label="On our own books"
      cells={[
        { label: "Active jobs", figure: count(activeJobs), note: "open to applications" },
        { label: "Active users", figure: count(activeUsers), note: "signed in within 30 days" },
        { label: "Specialties", figure: count(specialties), note: "that a posting can name" },
        { label: "Verified", figure: `${verifiedPercent}%`, note: "of accounts, by e-mail" },
      ]}
    />
  );
}
