/** Inputs and responses of each call, from the contract's types alone, so that no schema is bundled. */
import type { z } from "zod";
import type { CallName, Endpoints } from "@caseload/contract/endpoints";

export type { CallName };

type Params<E> = E extends { readonly params: infer S extends z.ZodType } ? { params: z.output<S> } : unknown;
type Query<E> = E extends { readonly query: infer S extends z.ZodType } ? { query?: z.output<S> } : unknown;
type Uploaded<E> = E extends { readonly upload: { readonly optional: true } }
  ? { file?: Blob }
  : E extends { readonly upload: object }
    ? { file: Blob }
    : unknown;
type Body<E> = E extends { readonly body: infer S extends z.ZodType } ? { body: z.input<S> } : unknown;

/** `{params?, query?, body?, file?}`, each required exactly where the endpoint requires it. */
export type Input<N extends CallName> = Params<Endpoints[N]> &
  Query<Endpoints[N]> &
  Body<Endpoints[N]> &
  Uploaded<Endpoints[N]> &
  object;
export type Output<N extends CallName> = z.output<Endpoints[N]["response"]>;

/** The input argument, which may be left out where nothing in it is required. */
export type InputArgument<N extends CallName> =
  object extends Input<N> ? [input?: Input<N>] : [input: Input<N>];

/** The one shape that every `Input` fits, for code that builds a request without knowing the call. */
export interface CallInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Sent as multipart/form-data, with the body beside it. */
  readonly file?: Blob;
}
