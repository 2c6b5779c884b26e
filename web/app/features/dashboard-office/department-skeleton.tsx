import { Loading, Skeleton } from "~/ui/skeleton.tsx";

/** The table of departments while its figures are on their way. */
export function DepartmentSkeleton() {
  return (
    <section className="office-section">
      <h2 className="title">Department Performance</h2>
      <Loading className="sheet edge office-sheet office-skeleton">
        {Array.from({ length: 4 }, (_, at) => (
          <div key={at}>
            <Skeleton shape="short" />
            <Skeleton shape="word" />
            <Skeleton shape="word" />
          </div>
        ))}
      </Loading>
    </section>
  );
}
