/** Asking to join a firm that is on the site already. */
import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { userTypes } from "../roles.ts";
import { newInvitation } from "./invitations.ts";

/** Days after which a person whose request was declined may ask the firm again. */
export const askAgainDays = 30;

/** A request, as the person who sent it sees it. */
const ownJoinRequest = z.object({
  id: field.id,
  firmId: field.id,
  firmName: z.string(),
  requestedAt: field.instant,
});
export type OwnJoinRequest = z.infer<typeof ownJoinRequest>;

/** The same, as the firm sees it. */
const joinRequest = z.object({
  id: field.id,
  userId: field.id,
  name: z.string(),
  email: z.string(),
  userType: z.enum(userTypes),
  requestedAt: field.instant,
});
export type JoinRequest = z.infer<typeof joinRequest>;

export const requestAnswer = newInvitation.omit({ email: true });

const inviters = { inFirm: true, permission: "user:create" } as const;
const ofOwnFirm = parties("joinRequest", ["attorney"], inviters);

export const joinRequestEndpoints = {
  requestToJoin: endpoint({
    name: "requestToJoin",
    method: "POST",
    path: "/api/firms/:id/join-requests",
    summary: "Ask to join a firm, with a confirmed email address. A person has one open request.",
    access: members(),
    params: field.idParams,
    response: ownJoinRequest,
    status: 201,
    changes: ["team"],
  }),
  getOwnJoinRequest: endpoint({
    name: "getOwnJoinRequest",
    method: "GET",
    path: "/api/join-requests/own",
    summary: "Your open request to join a firm.",
    access: members(),
    response: z.object({ request: ownJoinRequest.nullable() }),
    reads: ["team"],
  }),
  withdrawJoinRequest: endpoint({
    name: "withdrawJoinRequest",
    method: "DELETE",
    path: "/api/join-requests/own",
    summary: "Withdraw your open request, if there is one.",
    access: members(),
    response: field.done,
    changes: ["team"],
  }),
  listJoinRequests: endpoint({
    name: "listJoinRequests",
    method: "GET",
    path: "/api/team/join-requests",
    summary: "Open requests to join your firm, oldest first.",
    access: members(inviters),
    response: z.array(joinRequest),
    reads: ["team"],
  }),
  inviteRequester: endpoint({
    name: "inviteRequester",
    method: "POST",
    path: "/api/team/join-requests/:id/invite",
    summary: "Send the invitation that a person asked for, with a role.",
    access: ofOwnFirm,
    params: field.idParams,
    body: requestAnswer,
    response: field.done,
    changes: ["team"],
  }),
  declineJoinRequest: endpoint({
    name: "declineJoinRequest",
    method: "POST",
    path: "/api/team/join-requests/:id/decline",
    summary: `Decline a request. The person can ask the firm again after ${askAgainDays} days.`,
    access: ofOwnFirm,
    params: field.idParams,
    response: field.done,
    changes: ["team"],
  }),
};
