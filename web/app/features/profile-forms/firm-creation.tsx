import { Suspense } from "react";
import { EnvelopeArt } from "~/ui/envelope-art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { FirmProfileLoader } from "./firm-profile-loader.tsx";
import { NotNow } from "./profile-form-frame.tsx";
import { ProfileFormSkeleton } from "./profile-form-skeleton.tsx";
import { useProfileSaved } from "./use-profile-saved.ts";

const FirmProfileForm = vitalPart(() => import("./firm-profile-form.tsx"));

/** For members who may read the firm profile and not edit it. */
const NotYourFirm = () => (
  <EmptyState
    art={<EnvelopeArt />}
    title="Your firm's administrators edit this"
    text="The firm profile is kept by partners and administrators. You can read it."
    action={<ButtonLink to="/profile/attorney">View Firm Profile</ButtonLink>}
  />
);

interface FirmCreationProps {
  /** Asks for the terms of the firm's contracts too. */
  withTerms?: boolean;
  submitLabel: string;
  /** Where saving leads. */
  to: string;
}

/** The form that sets a firm up, for those who keep it. */
export function FirmCreation({ to, ...form }: FirmCreationProps) {
  const mayEdit = useMember().permissions.includes("firm:edit");
  const saved = useProfileSaved();
  if (!mayEdit) return <NotYourFirm />;
  return (
    <FirmProfileLoader>
      {(firm) => (
        <Suspense fallback={<ProfileFormSkeleton />}>
          <FirmProfileForm
            {...form}
            firm={firm}
            leave={<NotNow to="/dashboard/attorney" />}
            onSaved={(refetched) => saved(to, refetched)}
          />
        </Suspense>
      )}
    </FirmProfileLoader>
  );
}
