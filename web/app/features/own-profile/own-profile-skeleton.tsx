import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./own-profile.module.css";

export function OwnProfileSkeleton() {
  return (
    <>
      <h1 className={classNames("page-title", styles.ownProfileTitle)}>My Profile</h1>
      <Loading className={classNames("sheet edge", styles.ownProfile)}>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="short" />
        <Skeleton shape="tag" />
      </Loading>
    </>
  );
}
