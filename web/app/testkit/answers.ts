import { ApiError } from "~/lib/api-error.ts";
import type { CallInput, CallName, Input, Output } from "~/lib/api-types.ts";

/** The response of one call while a screen renders; calls without one stay pending. */
export interface GivenAnswer {
  readonly name: CallName;
  readonly input: CallInput;
  readonly data?: unknown;
  readonly error?: ApiError;
}

export const answer = <N extends CallName>(
  name: N,
  data: Output<N>,
  input: Partial<Input<N>> = {},
): GivenAnswer => ({ name, input, data });

export const failure = <N extends CallName>(
  name: N,
  status: number,
  text: string,
  input: Partial<Input<N>> = {},
): GivenAnswer => ({ name, input, error: new ApiError(status, text) });
