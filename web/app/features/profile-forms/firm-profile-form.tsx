import type { FirmProfile } from "@caseload/contract/profiles/profiles";
import { profileToasts } from "@caseload/contract/profiles/profile-toasts";
import { useState, type ReactNode } from "react";
import type { ApiError } from "~/lib/api-error.ts";
import { showFieldErrors } from "~/lib/field-errors.ts";
import { usePageForm } from "~/lib/page-form.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useMember } from "~/lib/session.ts";
import { useLeaveGuard } from "~/ui/leave-guard.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { FirmFields, FirmTermsField } from "./firm-fields.tsx";
import type { FirmOutput, FirmValues } from "./firm-fields.tsx";
import { OwnJoinRequest, TakenFirmName, type TakenName } from "./join-firm.tsx";
import { firmPrefill, profileSpecialtyIds } from "./prefill.ts";
import { ProfileFormFrame } from "./profile-form-frame.tsx";

const loadSchema = async () => (await import("@caseload/contract/profiles/profiles")).firmProfileCreation;

interface FirmProfileFormProps {
  firm: FirmProfile;
  /** Asks for the terms of the firm's contracts too. */
  withTerms?: boolean;
  submitLabel: string;
  /** Leads away without saving. */
  leave: ReactNode;
  /** `refetched` resolves when what is on screen is up to date. */
  onSaved: (refetched: Promise<void>) => void;
}

/** Sets up the firm, or edits it once it is set up. */
export default function FirmProfileForm({
  firm,
  withTerms = false,
  submitLabel,
  leave,
  onSaved,
}: FirmProfileFormProps) {
  const user = useMember();
  const [initial] = useState<FirmValues>(() => ({
    ...startingValues(firm, user.registration),
    ...(withTerms && {
      defaultTerms: firm.defaultTerms ?? "",
      mailingAddress: firm.mailingAddress ?? "",
    }),
  }));
  const form = usePageForm<FirmValues, FirmOutput>(loadSchema, { initial });
  const guard = useLeaveGuard(JSON.stringify(form.values) !== JSON.stringify(initial));
  const saved = (refetched: Promise<void>) => {
    guard.release();
    onSaved(refetched);
  };
  const [taken, setTaken] = useState<TakenName | null>(null);
  const refused = (error: ApiError): boolean => {
    const other = takenName(error);
    setTaken(other);
    if (other) form.refuse({ firmName: "Enter a more specific name" });
    else showFieldErrors(form, error);
    return other !== null;
  };
  const { save, isSaving } = useFirmCall(firm.complete, refused, saved);
  return (
    <ProfileFormFrame
      onSubmit={form.handleSubmit(save)}
      isSaving={isSaving}
      submitLabel={submitLabel}
      leave={leave}
    >
      <OwnJoinRequest />
      <FirmFields
        form={form}
        nameNote={taken && <TakenFirmName taken={taken} onAsked={() => setTaken(null)} />}
      />
      {withTerms && <FirmTermsField form={form} />}
      {guard.dialog}
    </ProfileFormFrame>
  );
}

/** What is stored comes before what registration asked. */
function startingValues(firm: FirmProfile, registration: Parameters<typeof firmPrefill>[0]) {
  const asked = firmPrefill(registration);
  const practiceAreas = profileSpecialtyIds(firm.practiceAreas);
  return {
    firmName: firm.firmName ?? asked.firmName,
    location: firm.location ?? asked.location,
    firmSize: firm.firmSize ?? asked.firmSize,
    workType: firm.workType ?? asked.workType,
    description: firm.description ?? asked.description,
    practiceAreas: practiceAreas.length > 0 ? practiceAreas : asked.practiceAreas,
  };
}

/** The other firm that a refusal links to. */
function takenName({ status, related, text }: ApiError): TakenName | null {
  const id = status === 409 ? related?.match(/^\/firms\/(\d+)$/)?.[1] : undefined;
  return id === undefined ? null : { firmId: Number(id), text };
}

/** `onRefused` returns whether the form shows what went wrong. */
function useFirmCall(
  isEdit: boolean,
  onRefused: (error: ApiError) => boolean,
  onSaved: (refetched: Promise<void>) => void,
) {
  const toast = useToast();
  const done = isEdit ? profileToasts.profileUpdated : profileToasts.firmProfileCreated;
  const failed = isEdit ? profileToasts.updateFailed : profileToasts.creationFailed;
  const call = useSingleCall("createFirmProfile", {
    onSuccess: (_output, _input, refetched) => {
      toast.success(done);
      onSaved(refetched);
    },
    onError: (error) => {
      if (!onRefused(error)) toast.failure(failed, error);
    },
  });
  return {
    save: (body: FirmOutput): void => call.send({ body }),
    // Until the next screen is there.
    isSaving: call.isPending || call.isSuccess,
  };
}
