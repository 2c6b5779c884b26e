import { FieldRow } from "~/ui/field-row.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";

export function ProfileFormSkeleton() {
  return (
    <Loading className="sheet edge profile-form">
      {[1, 2, 3].map((row) => (
        <FieldRow key={row}>
          <div className="field">
            <Skeleton shape="word" />
            <Skeleton shape="button" />
          </div>
          <div className="field">
            <Skeleton shape="word" />
            <Skeleton shape="button" />
          </div>
        </FieldRow>
      ))}
    </Loading>
  );
}
