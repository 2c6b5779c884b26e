import { fullName } from "../../../platform/actor.ts";

/** Where the conversation with a person is read. */
export const threadUrl = (userId: number): `/messages/${number}` => `/messages/${userId}`;

/** Characters of a message that its notification shows. */
const previewLength = 140;

/** The start of a message on one line. */
function previewOf(content: string): string {
  const line = content.replace(/\s+/g, " ");
  const characters = Array.from(line);
  return characters.length > previewLength ? `${characters.slice(0, previewLength - 1).join("")}…` : line;
}

/** What the receiver of a message is told. */
export const newMessage = (
  sender: { id: number; firstName: string; lastName: string },
  receiverId: number,
  content: string,
) => ({
  userId: receiverId,
  type: "message" as const,
  title: `${fullName(sender)} sent you a message`,
  message: previewOf(content),
  priority: "medium" as const,
  actionUrl: threadUrl(sender.id),
});
