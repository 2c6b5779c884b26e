import { useApi } from "~/lib/use-api.ts";
import { BarChart } from "~/ui/bar-chart.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Ledger, LedgerSkeleton } from "~/ui/ledger.tsx";
import { count, lawyers, openingsOf, paralegals } from "./market.ts";
import { Part } from "./parts.tsx";
import { Cite } from "./sources.tsx";

const ours = openingsOf(paralegals);
const theirs = openingsOf(lawyers);

export function Growth() {
  return (
    <Part
      id="growth"
      finding="The occupation is barely growing, but its work changes hands, and each change is a chance to bring in help."
    >
      <p>
        From 2023 to 2033 paralegal jobs are projected to grow by {paralegals.growthPercent} percent, lawyer
        jobs by {lawyers.growthPercent} percent. Yet {count(paralegals.openingsPerYear)} paralegal openings
        are expected in each of those years
        <Cite source="paralegals" />, more than for lawyers
        <Cite source="lawyers" />, because people move on or retire. A firm waiting for a hire still has a
        case to staff.
      </p>
      <BarChart
        title="Openings a year, 2023 to 2033"
        summary="Nearly all paralegal openings replace someone who left; new jobs are one tenth of the ten-year growth."
        columns={["Openings", "Each year"]}
        bars={[
          { label: "Paralegals, replacing", to: ours.fromReplacement, hot: true },
          { label: "Paralegals, new jobs", to: ours.fromGrowth },
          { label: "Lawyers, replacing", to: theirs.fromReplacement },
          { label: "Lawyers, new jobs", to: theirs.fromGrowth },
        ]}
        max={40_000}
        format={count}
      />
      <h3 className="heading">Caseload today</h3>
      <p>
        The beta is too young to show a trend. These are this site's own totals, counted when you opened the
        page.
      </p>
      <OwnFigures />
    </Part>
  );
}

/** Current totals, counted by the server. */
function OwnFigures() {
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
      label="Caseload today"
      cells={[
        { label: "Active jobs", figure: count(activeJobs), note: "open to applications" },
        { label: "Active users", figure: count(activeUsers), note: "signed in within 30 days" },
        { label: "Specialties", figure: count(specialties), note: "a posting can list" },
        { label: "Verified", figure: `${verifiedPercent}%`, note: "of accounts, email confirmed" },
      ]}
    />
  );
}
