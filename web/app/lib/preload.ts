/** Server loaders of public screens: fetch before rendering, hand the answers to the browser's cache. */
import { refusals } from "@caseload/contract/refusals";
import { data, type RouterContextProvider } from "react-router";
import type { CallInput, CallName, InputArgument } from "./api-types.ts";
import { pageOf, type CallAnswer } from "./page-context.ts";
import type { PreloadedQuery } from "./preloaded.ts";
import { apiKey } from "./query-client.ts";

interface Ask {
  readonly name: CallName;
  readonly input: CallInput;
}

export interface Preloaded {
  readonly queries: readonly PreloadedQuery[];
  /** Why the first question could not be answered; also the page's HTTP status. */
  readonly failure: { readonly status: number; readonly text: string } | null;
}

/** Names a call to preload; pairs with `useApi` of the same name and input. */
export function ask<N extends CallName>(name: N, ...[input]: InputArgument<N>): Ask {
  return { name, input: input ?? {} };
}

export async function preload(context: Readonly<RouterContextProvider>, ...asks: readonly [Ask, ...Ask[]]) {
  const { callApi } = pageOf(context);
  const at = Date.now();
  const answers = await Promise.all(asks.map((question) => answerTo(question, callApi)));
  const failure = failureOf(answers[0]);
  const queries = asks.flatMap((question, index): PreloadedQuery[] => {
    const answer = answers[index];
    return answer && answer.status < 300
      ? [{ key: apiKey(question.name, question.input), data: answer.data, at }]
      : [];
  });
  const preloaded: Preloaded = { queries, failure };
  return data(preloaded, { status: failure?.status ?? 200 });
}

type CallApi = ReturnType<typeof pageOf>["callApi"];

async function answerTo({ name, input }: Ask, callApi: CallApi): Promise<CallAnswer> {
  const ids = Object.values(input.params ?? {});
  if (ids.some((id) => !Number.isSafeInteger(id))) {
    return { status: 404, headers: new Headers(), data: refusals.notFound };
  }
  return callApi(name, input);
}

function failureOf(answer: CallAnswer | undefined): Preloaded["failure"] {
  if (!answer || answer.status < 300) return null;
  return { status: answer.status, text: typeof answer.data === "string" ? answer.data : "" };
}
