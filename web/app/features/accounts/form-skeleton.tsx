import { Loading, Skeleton } from "~/ui/skeleton.tsx";

/** A form that is still loading. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Loading className="account-form">
      {Array.from({ length: fields }, (_, at) => (
        <div className="field" key={at}>
          <Skeleton shape="word" />
          <Skeleton shape="button" />
        </div>
      ))}
    </Loading>
  );
}
