import { lazy, Suspense } from "react";
import { errorText } from "~/lib/api.ts";
import { useApi } from "~/lib/use-api.ts";
import { useMember } from "~/lib/session.ts";
import { EnvelopeArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { ProfileFormSkeleton } from "./profile-form-skeleton.tsx";

const FirmProfileForm = lazy(() => import("./firm-profile-form.tsx"));

/** The form, once it is known what is stored already. */
export function FirmProfileLoader() {
  const mayEdit = useMember().permissions.includes("firm:edit");
  const { data, error, refetch } = useApi("getOwnFirmProfile", {}, { enabled: mayEdit });
  if (!mayEdit) return <NotYours />;
  if (error) {
    return (
      <InlineAlert
        title="The firm profile could not be loaded"
        text={errorText(error, "Please try again")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ProfileFormSkeleton />;
  return (
    <Suspense fallback={<ProfileFormSkeleton />}>
      <FirmProfileForm firm={data} />
    </Suspense>
  );
}

function NotYours() {
  return (
    <EmptyState
      art={<EnvelopeArt />}
      title="Your firm's administrators edit this"
      text="The firm profile is kept by partners and administrators. You can read it on your dashboard."
      action={<ButtonLink to="/dashboard/attorney?tab=firm">View Firm Profile</ButtonLink>}
    />
  );
}
