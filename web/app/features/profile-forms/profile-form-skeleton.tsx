import { FieldRow } from "~/ui/field-row.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./profile-forms.module.css";

export function ProfileFormSkeleton() {
  return (
    <Loading className={classNames("sheet edge", styles.profileForm)}>
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
