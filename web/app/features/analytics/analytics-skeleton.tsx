import { LedgerSkeleton } from "~/ui/ledger.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";

/** Two strips and two charts, while the figures are on their way. */
export function AnalyticsSkeleton() {
  return (
    <Loading className="analytics">
      {["hiring", "work"].map((part) => (
        <div className="section" key={part}>
          <LedgerSkeleton cells={3} />
          <div className="sheet chart-sheet">
            <Skeleton shape="title" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
