import type { Message } from "@caseload/contract/messages/messages";
import { describe, expect, test } from "vitest";
import { type OutgoingMessage, undelivered } from "./outbox.ts";

const me = 7;
const outgoingMessage = (
  key: string,
  content: string,
  more: Partial<OutgoingMessage> = {},
): OutgoingMessage => ({
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

const cases: { name: string; outgoing: OutgoingMessage[]; messages: Message[]; shown: string[] }[] = [
  {
    name: "on its way",
    outgoing: [outgoingMessage("a", "Yes")],
    messages: [message(10, "Yes")],
    shown: ["a"],
  },
  {
    name: "arrived before the answer",
    outgoing: [outgoingMessage("a", "Yes")],
    messages: [message(11, "Yes")],
    shown: [],
  },
  {
    name: "arrived although its answer was lost",
    outgoing: [outgoingMessage("a", "Yes", { state: "failed" })],
    messages: [message(11, "Yes")],
    shown: [],
  },
  {
    name: "the same words twice, one of them there",
    outgoing: [outgoingMessage("a", "Yes"), outgoingMessage("b", "Yes")],
    messages: [message(11, "Yes")],
    shown: ["b"],
  },
  {
    name: "a failed one beside the same words that were sent",
    outgoing: [
      outgoingMessage("a", "Yes", { state: "failed" }),
      outgoingMessage("b", "Yes", { state: "sent", messageId: 11 }),
    ],
    messages: [message(11, "Yes")],
    shown: ["a"],
  },
  {
    name: "the other side said the same",
    outgoing: [outgoingMessage("a", "Yes")],
    messages: [message(11, "Yes", 9)],
    shown: ["a"],
  },
  {
    name: "sent, and the thread not fetched again yet",
    outgoing: [outgoingMessage("a", "Yes", { state: "sent", messageId: 11 })],
    messages: [],
    shown: ["a"],
  },
];

describe("undelivered", () => {
  test.each(cases)("$name", ({ outgoing, messages, shown }) => {
    expect(undelivered(outgoing, messages, me).map(({ key }) => key)).toEqual(shown);
  });
});
