import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./accounts.module.css";

/** A form that is still loading. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Loading className={styles.form}>
      {Array.from({ length: fields }, (_, at) => (
        <div className="field" key={at}>
          <Skeleton shape="word" />
          <Skeleton shape="button" />
        </div>
      ))}
    </Loading>
  );
}
