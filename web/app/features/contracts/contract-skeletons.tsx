import { Loading, Skeleton } from "~/ui/skeleton.tsx";

export function ContractSkeletons() {
  return (
    <Loading className="agreements">
      {Array.from({ length: 4 }, (_, at) => (
        <div className="agreement-skeleton" key={at}>
          <div className="gut">
            <Skeleton shape="word" />
          </div>
          <div className="what">
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton shape="tag" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
