/** Calls of the messages tests. */
import type { Message, Thread } from "@caseload/contract/messages/messages";
import { expect } from "vitest";
import type { Caller } from "../../../testkit/site.ts";

export const send = (from: Caller, to: { id: number }, content: string, more: object = {}) =>
  from.call("sendMessage", { body: { receiverId: to.id, content, ...more } });
export const write = async (from: Caller, to: { id: number }, content: string): Promise<Message> => {
  const answer = await send(from, to, content);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
export const threadOf = (
  viewer: Caller,
  other: { id: number },
  query: Record<string, string | number> = {},
) => viewer.call("getThread", { params: { userId: other.id }, query });
export const openThread = (viewer: Caller, other: { id: number }) =>
  viewer.ask<Thread>("getThread", { params: { userId: other.id } });
export const nextCursor = (link: unknown): string => {
  const [, path = ""] = /<([^>]*)>; rel="next"/.exec(String(link)) ?? [];
  return new URL(path, "http://localhost").searchParams.get("cursor") ?? "";
};
