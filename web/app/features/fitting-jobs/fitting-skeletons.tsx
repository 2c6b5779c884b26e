import { limits } from "@caseload/contract/limits";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";

export function FittingSkeletons() {
  return (
    <Loading className="sheet edge fits">
      {Array.from({ length: limits.dashboardJobs }, (_, at) => (
        <div className="fit-row" key={at}>
          <div className="pct">
            <Skeleton shape="tag" />
          </div>
          <div className="what">
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
          <div className="act">
            <Skeleton shape="pay" />
            <Skeleton shape="button" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
