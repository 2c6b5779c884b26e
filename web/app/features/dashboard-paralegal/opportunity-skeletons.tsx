import { limits } from "@caseload/contract/limits";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";

export function OpportunitySkeletons() {
  return (
    <Loading className="sheet edge opportunities">
      {Array.from({ length: limits.dashboardJobs }, (_, at) => (
        <div className="row" key={at}>
          <div className="pct">
            <Skeleton shape="tag" />
          </div>
          <div className="what">
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </div>
          <div className="pay">
            <Skeleton shape="pay" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
