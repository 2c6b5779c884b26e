import { DrawerArt } from "~/ui/art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";

export const NoDepartments = ({ mayKeep, areArchived }: { mayKeep: boolean; areArchived: boolean }) => (
  <EmptyState
    art={<DrawerArt />}
    title={areArchived ? "No departments in use" : "No departments yet"}
    text={mayKeep ? "Create one, then assign people to it." : "An administrator of your firm creates them."}
  />
);

/** Rows of departments while they arrive. */
export const DepartmentSkeletons = () => (
  <Loading className="sheet edge department-rows">
    {[1, 2, 3].map((row) => (
      <div className="department-skeleton" key={row}>
        <Skeleton shape="title" />
      </div>
    ))}
  </Loading>
);
