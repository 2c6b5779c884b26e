import { BackLink } from "~/ui/page-head.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";

export function ContractFileSkeleton() {
  return (
    <>
      <BackLink to="/contracts">Contracts</BackLink>
      <h1>
        <VisuallyHidden>Contract</VisuallyHidden>
      </h1>
      <Loading>
        <div className="contract-head-skeleton">
          <Skeleton shape="tag" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </div>
        <div className="contract-cols">
          <div className="sheet paper-skeleton">
            {Array.from({ length: 4 }, (_, at) => (
              <div key={at}>
                <Skeleton shape="word" />
                <Skeleton shape="line" />
                <Skeleton shape="short" />
              </div>
            ))}
          </div>
          <div className="rail">
            <div className="sheet sum">
              <Skeleton shape="word" />
              <Skeleton shape="figure" />
              <Skeleton shape="line" />
              <Skeleton shape="line" />
            </div>
          </div>
        </div>
      </Loading>
    </>
  );
}
