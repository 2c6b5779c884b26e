import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { maxLength } from "../limits.ts";
import { barAdmission } from "../profiles/bar-admission.ts";
import { userTypes } from "../roles.ts";
import { errorMessages } from "../error-messages.ts";

export const message = z.object({
  id: field.id,
  senderId: field.id,
  receiverId: field.id,
  content: z.string(),
  isRead: z.boolean(),
  createdAt: field.instant,
});
export type Message = z.infer<typeof message>;

export const conversation = z.object({
  userId: field.id,
  name: z.string(),
  photo: z.string().nullable(),
  userType: z.enum(userTypes),
  firmName: z.string().nullable(),
  emailConfirmed: z.boolean(),
  lastMessage: message.pick({ content: true, createdAt: true, senderId: true }),
  unreadCount: z.number().int(),
});
export type Conversation = z.infer<typeof conversation>;

export const thread = z.object({
  otherUser: z.object({
    id: field.id,
    name: z.string(),
    photo: z.string().nullable(),
    userType: z.enum(userTypes),
    firmName: z.string().nullable(),
    emailConfirmed: z.boolean(),
  }),
  /** Oldest first; the newest page unless a cursor asks for an older one. */
  messages: z.array(message),
  /** Of the other person. */
  barAdmission,
  /** The latest contract between the two, if there is one. */
  contractId: field.id.nullable(),
});
export type Thread = z.infer<typeof thread>;

export const newMessage = z.object({
  receiverId: z.number({ error: errorMessages.noRecipient }).pipe(field.id),
  content: field.text(errorMessages.emptyMessage, 1, maxLength.message),
  /** Made by the sender for each message, so that a repeated request sends it once. */
  clientKey: z.uuid().optional(),
});

export const messageEndpoints = {
  listConversations: endpoint({
    name: "listConversations",
    method: "GET",
    path: "/api/messages",
    summary: "Your conversations, newest first; with `only`, those with unread messages.",
    access: members(),
    query: field.page.extend({
      only: z.literal("unread", { error: "Please choose unread" }).optional(),
    }),
    response: z.array(conversation),
    paged: true,
    reads: ["messages"],
  }),
  getThread: endpoint({
    name: "getThread",
    method: "GET",
    path: "/api/messages/:userId",
    summary: "The conversation with one person. Opening it marks its messages read.",
    access: parties("conversation", ["paralegal", "attorney"]),
    params: field.userIdParams,
    query: field.page,
    response: thread,
    paged: true,
    reads: ["contracts", "messages"],
  }),
  sendMessage: endpoint({
    name: "sendMessage",
    method: "POST",
    path: "/api/messages",
    summary: "Send a message to a member whom you have a reason to reach.",
    access: members(),
    body: newMessage,
    response: message,
    status: 201,
    changes: ["messages"],
  }),
};
