import { addressProblem } from "@caseload/contract/engagements/mailing-address-text";
import { useState } from "react";
import { useApi } from "~/lib/use-api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { Field } from "~/ui/field.tsx";
import { Textarea } from "~/ui/textarea.tsx";

/** The applicant's mailing address, which is asked for while none is stored, and stored before the application is sent. */
export function useMailingAddress() {
  const { data } = useApi("getAccountSettings");
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | undefined>();
  const call = useApiCall("updateAccountSettings", { onError: ({ text }) => setError(text) });

  /** Returns whether the application can be sent. */
  async function store(): Promise<boolean> {
    if (typed.trim() === "") return true;
    const problem = addressProblem(typed);
    setError(problem ?? undefined);
    if (problem !== null) return false;
    return call.mutateAsync({ body: { mailingAddress: typed } }).then(
      () => true,
      () => false,
    );
  }
  function type(next: string): void {
    setTyped(next);
    setError(undefined);
  }
  // Shown on while the application is sent.
  const isAsked = data !== undefined && (data.mailingAddress === null || typed !== "");
  return { isAsked, typed, type, error, store, isPending: call.isPending };
}

type MailingAddress = ReturnType<typeof useMailingAddress>;

export const MailingAddressField = ({ address }: { address: MailingAddress }) => (
  <Field
    label="Your mailing address"
    optional
    hint="It's printed in your contract, as some states require. The firm doesn't see it before then."
    error={address.error}
  >
    <Textarea
      rows={2}
      autoComplete="street-address"
      placeholder={"Street\nCity, state and ZIP code"}
      value={address.typed}
      onChange={(event) => address.type(event.currentTarget.value)}
    />
  </Field>
);
