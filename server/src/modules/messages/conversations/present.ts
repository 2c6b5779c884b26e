import type { Conversation, Message, Thread } from "@caseload/contract/messages/messages";
import type { ConversationRow, Correspondent, MessageRow } from "./queries.ts";

export function presentMessage(row: MessageRow): Message {
  return {
    id: row.id,
    senderId: row.senderId,
    receiverId: row.receiverId,
    content: row.content,
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentConversation({ user, last, unreadCount }: ConversationRow): Conversation {
  return {
    userId: user.id,
    name: user.name,
    photo: user.photo,
    userType: user.userType,
    firmName: user.firmName,
    emailConfirmed: user.emailConfirmed,
    lastMessage: {
      content: last.content,
      createdAt: last.createdAt.toISOString(),
      senderId: last.senderId,
    },
    unreadCount,
  };
}

export function presentThread(other: Correspondent, rows: MessageRow[], contractId: number | null): Thread {
  return {
    otherUser: {
      id: other.id,
      name: other.name,
      photo: other.photo,
      userType: other.userType,
      firmName: other.firmName,
      emailConfirmed: other.emailConfirmed,
    },
    messages: rows.map(presentMessage),
    barAdmission: other.barAdmission,
    contractId,
  };
}
