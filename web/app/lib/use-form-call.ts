import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { CallName, Input, Output } from "~/lib/api-types.ts";
import { errorText } from "~/lib/api-error.ts";
import { applyServerErrors } from "~/lib/form.ts";
import { useSingleCall } from "~/lib/single-call.ts";

interface FormCallOptions<N extends CallName> {
  onSuccess: (output: Output<N>, input: Input<N>) => void;
}

interface FormCall<N extends CallName> {
  send: (input: Input<N>) => void;
  isPending: boolean;
  /** What went wrong and belongs to no field. */
  problem: string | null;
}

/** An API call of a form: field errors show at their fields, other errors are in `problem`. */
export function useFormCall<N extends CallName, Values extends FieldValues, Sent>(
  name: N,
  form: UseFormReturn<Values, unknown, Sent>,
  options: FormCallOptions<N>,
): FormCall<N> {
  const [problem, setProblem] = useState<string | null>(null);
  const call = useSingleCall(name, {
    ...options,
    onError: (error) => {
      if (!applyServerErrors(form, error)) setProblem(errorText(error, "Please try again."));
    },
  });
  const send = (input: Input<N>): void => {
    setProblem(null);
    call.send(input);
  };
  return { send, isPending: call.isPending, problem };
}
