import { Loading, Skeleton } from "./skeleton.tsx";

/** Rows of a list: margin column, text, terms. Six on the matching page. */
export function RowSkeletons({ rows = 6 }: { rows?: number }) {
  return (
    <Loading className="sheet edge">
      {Array.from({ length: rows }, (_, at) => (
        <div className="skeleton-row" key={at}>
          <div>
            <Skeleton shape="word" />
            <Skeleton shape="word" />
          </div>
          <div>
            <Skeleton shape="tag" />
            <Skeleton shape="title" />
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </div>
          <div>
            <Skeleton shape="pay" />
            <Skeleton shape="tag" />
            <Skeleton shape="button" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
