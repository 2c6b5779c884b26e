import { reportTableLabels } from "@caseload/contract/reporting/report-tables";
import { errorText } from "~/lib/api-error.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import type { Output } from "~/lib/api.ts";
import { plural } from "~/lib/phrases.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { filtersOf, type ReportChoices } from "./report-address.ts";
import { ReportRows } from "./report-table.tsx";
import { usePrintedRows } from "./use-printed-rows.ts";
import * as styles from "./reports.module.css";

const pageRows = 50;

interface ReportListProps {
  given: ReportChoices;
  totals: Output<"sumReport"> | undefined;
  choose: (change: Partial<ReportChoices>) => void;
}

/** One report, page by page. */
export function ReportList({ given, totals, choose }: ReportListProps) {
  const list = useApiPages("listReportRows", { query: { ...filtersOf(given), limit: pageRows } });
  const printed = usePrintedRows(given, list.hasMore);
  if (list.isPending) return <ReportSkeleton />;
  const failed = list.error && (
    <div className={styles.reportNote}>
      <InlineAlert
        title={`We couldn't load ${reportTableLabels[given.table].toLowerCase()}`}
        text={errorText(list.error, "Please try again")}
        onRetry={list.rows.length > 0 ? list.loadMore : list.refetch}
      />
    </div>
  );
  if (list.rows.length === 0) return failed ?? <NoRows given={given} choose={choose} />;
  return (
    <>
      {failed}
      <div className={styles.reportScroll}>
        <ReportRows given={given} rows={printed ?? list.rows} totals={totals} choose={choose} />
      </div>
      {list.hasMore && !printed && (
        <p className={styles.printedPart}>
          {`The first ${plural(list.rows.length, "row")}${totals ? ` of ${totals.rows.toLocaleString("en-US")}` : ""}. To print every row, press Ctrl+P (⌘P on a Mac) in Reports, or download the PDF.`}
        </p>
      )}
      <MoreRows
        className={styles.moreRows}
        shown={list.rows.length}
        noun="rows"
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </>
  );
}

function NoRows({ given: { department, only }, choose }: Pick<ReportListProps, "given" | "choose">) {
  const isNarrowed = department !== "" || only !== "";
  return (
    <EmptyState
      bare
      art={<DrawerArt />}
      title="No data yet"
      text={
        isNarrowed
          ? "Nothing in this period matches these filters."
          : "There is nothing to report for this period."
      }
      action={
        isNarrowed && <Button onClick={() => choose({ department: "", only: "" })}>Clear Filters</Button>
      }
    />
  );
}

/** The rows of a table while they load. */
function ReportSkeleton() {
  return (
    <Loading className={styles.reportSkeleton}>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at}>
          <Skeleton shape="line" />
          <Skeleton shape="word" />
          <Skeleton shape="word" />
          <Skeleton shape="word" />
        </div>
      ))}
    </Loading>
  );
}
