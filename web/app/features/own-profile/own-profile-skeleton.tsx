import { Loading, Skeleton } from "~/ui/skeleton.tsx";

export function OwnProfileSkeleton() {
  return (
    <>
      <h1 className="page-title own-profile-title">My Profile</h1>
      <Loading className="sheet edge own-profile">
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="short" />
        <Skeleton shape="tag" />
      </Loading>
    </>
  );
}
