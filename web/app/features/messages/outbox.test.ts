import type { Message } from "@caseload/contract/messages/messages";
import { describe, expect, test } from "vitest";
import { type Letter, undelivered } from "./outbox.ts";

const me = 7;
const letter = (key: string, content: string, more: Partial<Letter> = {}): Letter => ({
  key,
  receiverId: 9,
  content,
  writtenAt: "2026-03-13T14:00:00.000Z",
  after: 10,
  state: "sending",
  ...more,
});
const message = (id: number, content: string, senderId = me): Message => ({
  id,
  senderId,
  receiverId: senderId === me ? 9 : me,
  content,
  isRead: false,
  createdAt: "2026-03-13T14:00:01.000Z",
});

const cases: { name: string; letters: Letter[]; messages: Message[]; shown: string[] }[] = [
  { name: "on its way", letters: [letter("a", "Yes")], messages: [message(10, "Yes")], shown: ["a"] },
  {
    name: "arrived before the answer",
    letters: [letter("a", "Yes")],
    messages: [message(11, "Yes")],
    shown: [],
  },
  {
    name: "arrived although its answer was lost",
    letters: [letter("a", "Yes", { state: "failed" })],
    messages: [message(11, "Yes")],
    shown: [],
  },
  {
    name: "the same words twice, one of them there",
    letters: [letter("a", "Yes"), letter("b", "Yes")],
    messages: [message(11, "Yes")],
    shown: ["b"],
  },
  {
    name: "a failed one beside the same words that were sent",
    letters: [letter("a", "Yes", { state: "failed" }), letter("b", "Yes", { state: "sent", messageId: 11 })],
    messages: [message(11, "Yes")],
    shown: ["a"],
  },
  {
    name: "the other side said the same",
    letters: [letter("a", "Yes")],
    messages: [message(11, "Yes", 9)],
    shown: ["a"],
  },
  {
    name: "sent, and the thread not fetched again yet",
    letters: [letter("a", "Yes", { state: "sent", messageId: 11 })],
    messages: [],
    shown: ["a"],
  },
];

describe("undelivered", () => {
  test.each(cases)("$name", ({ letters, messages, shown }) => {
    expect(undelivered(letters, messages, me).map(({ key }) => key)).toEqual(shown);
  });
});
