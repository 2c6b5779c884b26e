import { Loading, Skeleton } from "~/ui/skeleton.tsx";

/** Rows of the drawer while it loads. */
export function NotificationSkeletons() {
  return (
    <Loading>
      {Array.from({ length: 5 }, (_, at) => (
        <div className="note-item" key={at}>
          <Skeleton shape="round" />
          <span className="note-lines">
            <Skeleton shape="word" />
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </span>
        </div>
      ))}
    </Loading>
  );
}
