import { FieldRow } from "~/ui/field-row.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import styles from "./posting.module.css";

/** The form's first rows while its code arrives. */
export function PostingFormSkeleton() {
  return (
    <Loading className={styles.postingForm}>
      <Placeholder />
      <FieldRow>
        <Placeholder />
        <Placeholder />
      </FieldRow>
      <FieldRow>
        <Placeholder />
        <Placeholder />
      </FieldRow>
    </Loading>
  );
}

function Placeholder() {
  return (
    <div className="field">
      <Skeleton shape="word" />
      <Skeleton shape="button" />
    </div>
  );
}
