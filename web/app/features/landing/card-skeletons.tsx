import { Loading, Skeleton } from "~/ui/skeleton.tsx";

/** Cards side by side. */
export function CardSkeletons({ cards = 3 }: { cards?: number }) {
  return (
    <Loading className="skeleton-cards">
      {Array.from({ length: cards }, (_, at) => (
        <div className="sheet skeleton-card" key={at}>
          <Skeleton shape="tag" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="short" />
          <Skeleton shape="button" />
        </div>
      ))}
    </Loading>
  );
}
