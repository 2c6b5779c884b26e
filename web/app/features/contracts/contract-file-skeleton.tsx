import { BackLink } from "~/ui/page-head.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./contract-file.module.css";

export function ContractFileSkeleton() {
  return (
    <>
      <BackLink to="/contracts">Contracts</BackLink>
      <h1>
        <VisuallyHidden>Contract</VisuallyHidden>
      </h1>
      <Loading>
        <div className={styles.contractHeadSkeleton}>
          <Skeleton shape="tag" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </div>
        <div className={styles.contractColumns}>
          <div className={classNames("sheet", styles.paperSkeleton)}>
            {Array.from({ length: 4 }, (_, at) => (
              <div key={at}>
                <Skeleton shape="word" />
                <Skeleton shape="line" />
                <Skeleton shape="short" />
              </div>
            ))}
          </div>
          <div className={styles.rail}>
            <div className={classNames("sheet", styles.totalSummary)}>
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
