import { fullName } from "../../../platform/actor.ts";

/** The page of the conversation with a person. */
export const threadUrl = (userId: number): `/messages/${number}` => `/messages/${userId}`;

/** Characters of a message that its notification shows. */
const previewLength = 140;

/** The start of a message on one line. */
function previewOf(content: string): string {
  const line = content.replace(/\s+/g, " ");
  const characters = Array.from(line);
  return characters.length > previewLength ? `${characters.slice(0, previewLength - 1).join("")}…` : line;
}

/** The notification of a new message. */
export const messageNotice = (
  sender: { id: number; firstName: string; lastName: string },
  receiverId: number,
  content: string,
) => ({
  userId: receiverId,
  aboutId: sender.id,
  type: "message" as const,
  title: `${fullName(sender)} sent you a message`,
  message: previewOf(content),
  priority: "medium" as const,
  actionUrl: threadUrl(sender.id),
});
