import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiError } from "~/lib/api-error.ts";
import { errorText } from "~/lib/api-error.ts";
import { InlineAlert } from "./inline-alert.tsx";
import { Skeleton } from "./skeleton.tsx";

interface QueryFrameProps<Data> {
  query: Pick<UseQueryResult<Data, ApiError>, "data" | "error" | "isFetching" | "refetch">;
  /** "We couldn't load the spend" */
  failureTitle: string;
  /** While it loads; a line by default. */
  skeleton?: ReactNode;
  /** For a column of about 300 pixels. */
  narrow?: boolean;
  children: (data: Data) => ReactNode;
}

/** What was read; until then its skeleton, or why it could not be read with a way to try again. */
export function QueryFrame<Data>({
  query: { data, error, isFetching, refetch },
  failureTitle,
  skeleton = <Skeleton shape="line" />,
  narrow,
  children,
}: QueryFrameProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  return (
    <InlineAlert
      title={failureTitle}
      text={errorText(error, "Try again.")}
      onRetry={() => void refetch()}
      retrying={isFetching}
      narrow={narrow ?? false}
    />
  );
}
