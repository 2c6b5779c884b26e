import type { Message } from "@caseload/contract/messages/messages";
import { describe, expect, test } from "vitest";
import type { OutgoingMessage } from "./outbox.ts";
import { daysOf, linesOf } from "./message-runs.ts";

const me = 1;
const message = (id: number, senderId: number, time: string, isRead = false): Message => ({
  id,
  senderId,
  receiverId: senderId === me ? 2 : me,
  content: `message ${id}`,
  isRead,
  createdAt: `2026-03-${time}:00.000Z`,
});
const failed: OutgoingMessage = {
  key: "failed",
  receiverId: 2,
  content: "lost",
  writtenAt: "2026-03-10T09:06:00.000Z",
  after: 3,
  state: "failed",
};

/** "10: 1 2 | 3*" means: on the 10th a run of 1 and 2, then one of 3 that ends with the last read message. */
function drawn(messages: Message[], outgoing: OutgoingMessage[] = []): string[] {
  const days = daysOf(linesOf(messages, outgoing, me), (instant) => instant.slice(8, 10));
  return days.map(({ name, runs }) => {
    const parts = runs.map((run) => run.lines.map(({ key }) => key).join(" ") + (run.isLastRead ? "*" : ""));
    return `${name}: ${parts.join(" | ")}`;
  });
}

describe("daysOf", () => {
  test("puts close lines of one person into one run", () => {
    const thread = [message(1, 2, "10T09:00"), message(2, 2, "10T09:14"), message(3, me, "10T09:15")];
    expect(drawn(thread)).toEqual(["10: 1 2 | 3"]);
  });

  test("starts a run after a pause of a quarter of an hour", () => {
    expect(drawn([message(1, 2, "10T09:00"), message(2, 2, "10T09:15")])).toEqual(["10: 1 | 2"]);
  });

  test("starts a run on a new day", () => {
    expect(drawn([message(1, 2, "10T23:59"), message(2, 2, "11T00:01")])).toEqual(["10: 1", "11: 2"]);
  });

  test("marks the last of one's messages that was read, and ends its run there", () => {
    const thread = [
      message(1, me, "10T09:00", true),
      message(2, me, "10T09:01", true),
      message(3, me, "10T09:02"),
    ];
    expect(drawn(thread)).toEqual(["10: 1 2* | 3"]);
  });

  test("sets a failed line apart", () => {
    expect(drawn([message(3, me, "10T09:05")], [failed])).toEqual(["10: 3 | failed"]);
  });

  test("has no days without lines", () => {
    expect(drawn([])).toEqual([]);
  });
});
