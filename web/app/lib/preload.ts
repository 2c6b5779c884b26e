/** Server loaders of public screens: fetch before rendering, and pass the responses to the browser's cache. */
import { errorMessages } from "@caseload/contract/error-messages";
import { data, type RouterContextProvider } from "react-router";
import type { CallInput, CallName, InputArgument } from "./api-types.ts";
import { pageOf, type CallAnswer } from "./page-context.ts";
import { nextCursor } from "./next-cursor.ts";
import type { PreloadedQuery } from "./preloaded.ts";
import { apiKey, pagesKey } from "./query-client.ts";

interface Ask {
  readonly name: CallName;
  readonly input: CallInput;
  /** The first page of a list that is read a page at a time. */
  readonly isPage?: true;
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

/** As `ask`; pairs with `useApiPages`. */
export const askPage = <N extends CallName>(name: N, ...input: InputArgument<N>): Ask => ({
  ...ask(name, ...input),
  isPage: true,
});

export async function preload(context: Readonly<RouterContextProvider>, ...asks: readonly [Ask, ...Ask[]]) {
  const { callApi } = pageOf(context);
  const at = Date.now();
  const answers = await Promise.all(asks.map((question) => answerTo(question, callApi)));
  const failure = failureOf(answers[0]);
  const queries = asks.flatMap((question, index): PreloadedQuery[] => {
    const answer = answers[index];
    return answer && answer.status < 300 ? [{ ...cached(question, answer), at }] : [];
  });
  const preloaded: Preloaded = { queries, failure };
  return data(preloaded, { status: failure?.status ?? 200 });
}

/** As the browser's cache holds it. */
function cached({ name, input, isPage }: Ask, { data: found, headers }: CallAnswer) {
  if (!isPage) return { key: apiKey(name, input), data: found };
  const page = { rows: found, next: nextCursor(headers.get("link")) };
  return { key: pagesKey(name, input), data: { pages: [page], pageParams: [null] } };
}

type CallApi = ReturnType<typeof pageOf>["callApi"];

async function answerTo({ name, input }: Ask, callApi: CallApi): Promise<CallAnswer> {
  const ids = Object.values(input.params ?? {});
  if (ids.some((id) => !Number.isSafeInteger(id))) {
    return { status: 404, headers: new Headers(), data: errorMessages.notFound };
  }
  return callApi(name, input);
}

function failureOf(answer: CallAnswer | undefined): Preloaded["failure"] {
  if (!answer || answer.status < 300) return null;
  return { status: answer.status, text: typeof answer.data === "string" ? answer.data : "" };
}
