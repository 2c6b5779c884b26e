/** Server loaders of public screens: fetch before rendering, hand the answers to the browser's cache. */
import { dehydrate, type DehydratedState } from "@tanstack/react-query";
import { data, type RouterContextProvider } from "react-router";
import type { CallInput, CallName, InputArgument } from "./api-types.ts";
import { nextCursor } from "./request-url.ts";
import { pageOf, type CallAnswer } from "./page-context.ts";
import { apiKey, createQueryClient } from "./query-client.ts";

interface Ask {
  readonly name: CallName;
  readonly input: CallInput;
  readonly paged: boolean;
}

export interface Preloaded {
  readonly queries: DehydratedState;
  /** Why the first question could not be answered; also the page's HTTP status. */
  readonly failure: { readonly status: number; readonly text: string } | null;
}

/** Names a call to preload; pairs with `useApi` of the same name and input. */
export function ask<N extends CallName>(name: N, ...[input]: InputArgument<N>): Ask {
  return { name, input: input ?? {}, paged: false };
}

/** The same for a list; pairs with `useApiPages`. */
export function askPages<N extends CallName>(name: N, ...[input]: InputArgument<N>): Ask {
  return { name, input: input ?? {}, paged: true };
}

export async function preload(context: Readonly<RouterContextProvider>, ...asks: readonly [Ask, ...Ask[]]) {
  const { callApi } = pageOf(context);
  const client = createQueryClient();
  const answers = await Promise.all(
    asks.map(async (question) => {
      const answer = await answerTo(question, callApi);
      if (answer.status < 300) store(client, question, answer);
      return answer;
    }),
  );
  const failure = failureOf(answers[0]);
  const preloaded: Preloaded = { queries: dehydrate(client), failure };
  return data(preloaded, { status: failure?.status ?? 200 });
}

type CallApi = ReturnType<typeof pageOf>["callApi"];

async function answerTo({ name, input }: Ask, callApi: CallApi): Promise<CallAnswer> {
  const ids = Object.values(input.params ?? {});
  if (ids.some((id) => !Number.isSafeInteger(id))) {
    return { status: 404, headers: new Headers(), data: "There is nothing at this address." };
  }
  return callApi(name, input);
}

function store(client: ReturnType<typeof createQueryClient>, { name, input, paged }: Ask, answer: CallAnswer): void {
  const key = apiKey(name, input);
  if (!paged) return void client.setQueryData(key, answer.data);
  const page = { rows: answer.data, next: nextCursor(answer.headers.get("link")) };
  client.setQueryData([...key, "pages"], { pages: [page], pageParams: [null] });
}

function failureOf(answer: CallAnswer | undefined): Preloaded["failure"] {
  if (!answer || answer.status < 300) return null;
  return { status: answer.status, text: typeof answer.data === "string" ? answer.data : "" };
}
