/** Unsent messages, kept for their writers until they are sent. */
import { z } from "zod";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { maxLength } from "../limits.ts";

const writers = parties("conversation", ["paralegal", "attorney"]);

export const messageDraftEndpoints = {
  getMessageDraft: endpoint({
    name: "getMessageDraft",
    method: "GET",
    path: "/api/messages/:userId/draft",
    summary: "Your unsent message to a person, on whatever device it was written.",
    access: writers,
    params: field.userIdParams,
    response: z.object({ content: z.string().nullable(), savedAt: field.instant.nullable() }),
    reads: [],
  }),
  keepMessageDraft: endpoint({
    name: "keepMessageDraft",
    method: "PUT",
    path: "/api/messages/:userId/draft",
    summary: "Keep an unsent message until it is sent. An empty one is removed.",
    access: writers,
    params: field.userIdParams,
    body: z.object({ content: field.optionalText(maxLength.message) }),
    response: z.object({ savedAt: field.instant.nullable() }),
    changes: [],
  }),
};
