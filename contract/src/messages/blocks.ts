import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";
import { userTypes } from "../roles.ts";

/** A person whom the member has blocked. */
export const block = z.object({
  userId: field.id,
  name: z.string(),
  photo: z.string().nullable(),
  userType: z.enum(userTypes),
  firmName: z.string().nullable(),
  emailConfirmed: z.boolean(),
  createdAt: field.instant,
});
export type Block = z.infer<typeof block>;

const changes = ["blocks", "messages", "applications", "jobs", "jobInvites", "matches", "people"] as const;

export const blockEndpoints = {
  blockUser: endpoint({
    name: "blockUser",
    method: "POST",
    path: "/api/blocks",
    summary:
      "Block a member: no messages, invites or applications between the two, and neither finds the other in lists. The other is not notified. Repeating it changes nothing.",
    access: members(),
    body: z.object({ userId: field.id }),
    response: block,
    status: 201,
    changes,
  }),
  listBlocks: endpoint({
    name: "listBlocks",
    method: "GET",
    path: "/api/blocks",
    summary: "The members whom you have blocked, newest first.",
    access: members(),
    query: field.page,
    response: z.array(block),
    paged: true,
    reads: ["blocks"],
  }),
  blocksCsv: endpoint({
    name: "blocksCsv",
    method: "GET",
    path: "/api/blocks/csv",
    summary: "The members whom you have blocked, as CSV, newest first.",
    access: members(),
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: ["blocks"],
  }),
  unblockUser: endpoint({
    name: "unblockUser",
    method: "DELETE",
    path: "/api/blocks/:userId",
    summary: "End your block of a member. Repeating it changes nothing.",
    access: members(),
    params: field.userIdParams,
    response: field.done,
    changes,
  }),
};
