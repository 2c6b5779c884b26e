import type { FirmProfile } from "@caseload/contract/profiles/profiles";
import type { ReactNode } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useApi } from "~/lib/use-api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { ProfileFormSkeleton } from "./profile-form-skeleton.tsx";

/** What is stored about one's firm, once it is here. */
export function FirmProfileLoader({ children }: { children: (firm: FirmProfile) => ReactNode }) {
  const { data, error, refetch } = useApi("getOwnFirmProfile");
  if (data) return children(data);
  if (!error) return <ProfileFormSkeleton />;
  return (
    <InlineAlert
      title="We couldn't load the firm profile"
      text={errorText(error, "Please try again")}
      onRetry={() => void refetch()}
    />
  );
}
