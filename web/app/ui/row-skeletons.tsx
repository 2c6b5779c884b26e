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

interface RecordSkeletonsProps {
  rows: number;
  /** The shape of the last line. */
  last: "tag" | "line";
  /** The class names of the list that is loading. */
  classes: Readonly<Record<"list" | "row" | "gutter" | "details", string | undefined>>;
}

/** Rows of records: number and time in the margin, then three lines. */
export function RecordSkeletons({ rows, last, classes }: RecordSkeletonsProps) {
  return (
    <Loading className={classes.list}>
      {Array.from({ length: rows }, (_, at) => (
        <div className={classes.row} key={at}>
          <div className={classes.gutter}>
            <Skeleton shape="word" />
          </div>
          <div className={classes.details}>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton shape={last} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
