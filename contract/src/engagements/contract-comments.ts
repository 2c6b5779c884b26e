/** What both sides of a contract write about its terms. */
import { z } from "zod";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { userTypes } from "../roles.ts";
import { engagementLimits } from "./engagement-limits.ts";

const contractComment = z.object({
  id: field.id,
  /** The version that was current when it was written. */
  version: z.number().int(),
  authorId: field.id,
  authorName: z.string(),
  authorEmailConfirmed: z.boolean(),
  authorSide: z.enum(userTypes),
  text: z.string(),
  createdAt: field.instant,
});
export type ContractComment = z.infer<typeof contractComment>;

const bothSides = parties("contract", ["paralegal", "attorney"]);

export const contractCommentEndpoints = {
  listContractComments: endpoint({
    name: "listContractComments",
    method: "GET",
    path: "/api/contracts/:id/comments",
    summary: "What both sides wrote about the terms, oldest first.",
    access: bothSides,
    params: field.idParams,
    query: field.pageUpTo(engagementLimits.comments),
    response: z.array(contractComment),
    paged: true,
    reads: ["contracts"],
  }),
  downloadContractComments: endpoint({
    name: "downloadContractComments",
    method: "GET",
    path: "/api/contracts/:id/comments/csv",
    summary: "All comments on the terms, as CSV.",
    access: bothSides,
    params: field.idParams,
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: [],
  }),
  addContractComment: endpoint({
    name: "addContractComment",
    method: "POST",
    path: "/api/contracts/:id/comments",
    summary: "Comment on the terms.",
    access: bothSides,
    params: field.idParams,
    body: z.object({ text: field.text("Please write a comment", 1, engagementLimits.comment) }),
    response: contractComment,
    status: 201,
    changes: ["contracts"],
  }),
};
