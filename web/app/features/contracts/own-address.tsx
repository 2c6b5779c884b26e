import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import { addressLine, addressProblem } from "@caseload/contract/engagements/mailing-address-text";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { keepFocus } from "~/ui/keep-focus.ts";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./rail.module.css";

interface OwnAddressProps {
  contract: ContractDetail;
  /** The version that awaits signatures and lacks the address of the viewer's side. */
  open: ContractVersion;
}

/** The address that is kept for agreements already; null where the viewer's role does not show it. */
function useKeptAddress(side: ContractDetail["viewerSide"]): string | null {
  const settings = useApi("getAccountSettings", {}, { enabled: side === "paralegal" });
  const firm = useApi("getOwnFirmProfile", {}, { enabled: side === "attorney" });
  return settings.data?.mailingAddress ?? firm.data?.mailingAddress ?? null;
}

/** Asks for the mailing address of the viewer's side before they sign. */
export default function OwnAddress({ contract, open }: OwnAddressProps) {
  const { viewerSide, otherUser } = contract;
  const toast = useToast();
  const kept = useKeptAddress(viewerSide);
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const address = typed ?? kept ?? "";
  const problem = addressProblem(address);
  const call = useSingleCall("proposeVersion", {
    onSuccess: ({ version }) => {
      toast.success("Mailing address added", `Version ${version} has it. You can sign it now.`);
      keepFocus();
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (problem !== null) return;
    const own = { [viewerSide === "attorney" ? "firmAddress" : "paralegalAddress"]: addressLine(address) };
    call.send({
      params: { id: contract.id },
      body: {
        base: open.version,
        terms: { ...open.structuredTerms, ...own },
        note: "Adds a mailing address.",
        keepAddress: true,
      },
    });
  }
  const isFirm = viewerSide === "attorney";
  const isSigned = open.signatures.some(({ side }) => side !== viewerSide);
  return (
    <form className={styles.signForm} onSubmit={submit}>
      <Field
        label={isFirm ? "Your firm's mailing address" : "Your mailing address"}
        optional
        hint={`New York, Illinois and California require both parties' addresses in the contract. Only the parties see it. Kept ${isFirm ? "for your firm's" : "in your settings for"} later agreements.`}
        error={isChecked ? (problem ?? undefined) : undefined}
      >
        <Textarea
          rows={3}
          autoComplete={isFirm ? "off" : "street-address"}
          placeholder={"Street\nCity, state and ZIP code"}
          value={address}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChecked(false);
          }}
        />
      </Field>
      <p className="small muted">
        {isSigned
          ? `Adding it makes version ${open.version + 1}. ${otherUser.name} signed version ${open.version} and has to sign again.`
          : `Adding it makes version ${open.version + 1}. Nothing else changes, and no signature is lost.`}
      </p>
      {call.error && (
        <InlineAlert
          narrow
          title="We couldn't add your address"
          text={errorText(call.error, "Check your connection and try again.")}
        />
      )}
      <Button type="submit" block pending={call.isPending} pendingText="Adding">
        Add Address
      </Button>
    </form>
  );
}
