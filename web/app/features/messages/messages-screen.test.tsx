import type { Conversation, Thread } from "@caseload/contract/messages/messages";
import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { daniel } from "~/testkit/people.ts";
import { Composer } from "./composer.tsx";
import { ConversationRow } from "./conversation-list.tsx";
import { ConversationNotFound, ThreadHeader } from "./thread-pane.tsx";

const conversation: Conversation = {
  userId: 11,
  name: "Margaret Okafor",
  photo: null,
  userType: "attorney",
  firmName: "Lindqvist Okafor LLP",
  emailConfirmed: true,
  lastMessage: { content: "Please do, and thank you.", createdAt: "2026-11-22T14:00:00Z", senderId: 11 },
  unreadCount: 3,
};

test("the list shows who, what was said last, and how much is unread", async () => {
  const { text, links } = await draw(<ConversationRow conversation={conversation} isOpen={false} />, {
    user: daniel,
  });
  expect(text).toContain("Margaret Okafor");
  expect(text).toContain("Please do, and thank you.");
  expect(text).toContain("3 unread messages");
  expect(links.map(({ to }) => to)).toEqual(["/messages/11"]);
});

test("the list says whose address is not confirmed", async () => {
  const marked = async (emailConfirmed: boolean) => {
    const shown = { ...conversation, emailConfirmed };
    const { text } = await draw(<ConversationRow conversation={shown} isOpen={false} />, { user: daniel });
    return text.includes("Email not confirmed");
  };
  expect([await marked(false), await marked(true)]).toEqual([true, false]);
});

test("the thread names the other person, and has a field with Send", async () => {
  const otherUser: Thread["otherUser"] = {
    id: 11,
    name: "Margaret Okafor",
    photo: null,
    userType: "attorney",
    firmName: null,
    emailConfirmed: true,
  };
  const { text, html, buttons } = await draw(
    <>
      <ThreadHeader thread={{ otherUser, contractId: null, barAdmission: null }} />
      <Composer userId={11} name={otherUser.name} onSend={() => undefined} />
    </>,
    { user: daniel },
  );
  expect(text).toContain("Margaret Okafor Attorney");
  expect(html).toContain('aria-label="Message Margaret Okafor"');
  expect(buttons.map(({ name }) => name)).toEqual(["Block Margaret Okafor", "Send"]);
});

test("a conversation that is not there", async () => {
  const { text } = await draw(<ConversationNotFound />, { user: daniel });
  expect(text).toContain("Conversation Not Found This conversation may have been deleted or is unavailable.");
});
