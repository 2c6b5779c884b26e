import { Suspense } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { FirmProfileLoader } from "./firm-profile-loader.tsx";
import { NotNow } from "./profile-form-frame.tsx";
import { ProfileFormSkeleton } from "./profile-form-skeleton.tsx";
import { useProfileSaved } from "./use-profile-saved.ts";

const FirmProfileForm = vitalPart(() => import("./firm-profile-form.tsx"));
const NotYourFirm = vitalPart(() => import("./not-your-firm.tsx"));

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
  if (!mayEdit)
    return (
      <Suspense>
        <NotYourFirm />
      </Suspense>
    );
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
