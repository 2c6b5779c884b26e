import { Loading, Skeleton } from "~/ui/skeleton.tsx";

/** Rows of people while they arrive. */
export function TeamSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <Loading className="sheet edge team-rows">
      {Array.from({ length: rows }, (_, at) => (
        <div className="team-skeleton" key={at}>
          <Skeleton shape="round" />
          <div>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </div>
          <Skeleton shape="word" />
        </div>
      ))}
    </Loading>
  );
}
