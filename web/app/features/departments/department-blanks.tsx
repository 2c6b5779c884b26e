import { DrawerArt } from "~/ui/art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./departments.module.css";

export const NoDepartments = ({ mayKeep, areArchived }: { mayKeep: boolean; areArchived: boolean }) => (
  <EmptyState
    art={<DrawerArt />}
    title={areArchived ? "No departments in use" : "No departments yet"}
    text={mayKeep ? "Create one, then assign people to it." : "An administrator of your firm creates them."}
  />
);

/** Rows of departments while they arrive. */
export const DepartmentSkeletons = () => (
  <Loading className={classNames("sheet edge", styles.departmentRows)}>
    {[1, 2, 3].map((row) => (
      <div className={styles.departmentSkeleton} key={row}>
        <Skeleton shape="title" />
      </div>
    ))}
  </Loading>
);
