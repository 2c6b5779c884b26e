import type { FirmProfile } from "@caseload/contract/profiles/profiles";
import { Suspense, useState } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { Button } from "~/ui/button.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { useFocusOnReturn } from "~/ui/use-focus-on-return.ts";
import { FirmProfileLoader } from "./firm-profile-loader.tsx";
import { OwnFirmView } from "./own-firm-view.tsx";
import { ProfileFormSkeleton } from "./profile-form-skeleton.tsx";

const FirmProfileForm = vitalPart(() => import("./firm-profile-form.tsx"));

/** The firm's profile; members with the permission to edit it do so in place. */
export function OwnFirm() {
  return <FirmProfileLoader>{(firm) => <ReadOrEdit firm={firm} />}</FirmProfileLoader>;
}

function ReadOrEdit({ firm }: { firm: FirmProfile }) {
  const mayEdit = useMember().permissions.includes("firm:edit");
  const [editing, setEditing] = useState(false);
  const editButton = useFocusOnReturn(editing);
  const close = () => setEditing(false);
  if (!editing || !mayEdit)
    return (
      <OwnFirmView
        firm={firm}
        editButton={editButton}
        onEdit={mayEdit ? () => setEditing(true) : undefined}
      />
    );
  return (
    <>
      <PageHead title="Edit Firm Profile" lede="Every posting carries your firm's name." />
      <Suspense fallback={<ProfileFormSkeleton />}>
        <FirmProfileForm
          firm={firm}
          submitLabel="Save"
          leave={
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
          }
          onSaved={(refetched) => void refetched.then(close)}
        />
      </Suspense>
    </>
  );
}
