import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { allEndpoints, type CallName } from "@caseload/contract/endpoints";
import { topics } from "@caseload/contract/realtime";
import { afterEach, expect, test } from "vitest";
import { apiKey } from "./query-client.ts";
import { refetchAfter } from "./refetch-after.ts";
import { refetchTopics } from "./refetch.ts";

const client = new QueryClient();
const fetched: string[] = [];
const reads: readonly CallName[] = ["me", "getContract", "listOwnApplications", "getJob", "publicFigures"];
for (const name of reads)
  new QueryObserver(client, {
    queryKey: apiKey(name),
    queryFn: () => fetched.push(name),
    initialData: 0,
    staleTime: Infinity,
  }).subscribe(() => undefined);
afterEach(() => void fetched.splice(0));

test("a topic fetches again what reads it, and nothing else", async () => {
  await refetchTopics(client, ["contracts"]);
  expect(fetched.toSorted()).toEqual(["getContract", "listOwnApplications"]);
});

test("a topic that this version does not know changes nothing", async () => {
  await refetchTopics(client, ["weather" as (typeof topics)[number]]);
  expect(fetched).toEqual([]);
});

test("a call fetches again what reads what it changes", async () => {
  await refetchAfter(client, "acceptTerms");
  expect(fetched).toEqual(["me"]);
});

test("a call that changes nothing fetches nothing again", async () => {
  await refetchAfter(client, "openOwnEvidence");
  expect(fetched).toEqual([]);
});

test("what is changed is read somewhere", () => {
  const read = new Set(allEndpoints.flatMap((endpoint) => endpoint.reads ?? []));
  expect(topics.filter((topic) => !read.has(topic))).toEqual([]);
});
