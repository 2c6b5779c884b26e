import type { JoinRequest, OwnJoinRequest } from "@caseload/contract/firms/join-requests";
import { displayFirmName } from "../firm/firm-name.ts";
import type { JoinRequestRow } from "./queries.ts";

export const presentJoinRequest = (row: JoinRequestRow): JoinRequest => ({
  id: row.id,
  userId: row.userId,
  name: row.name,
  email: row.email,
  userType: row.userType,
  requestedAt: row.createdAt.toISOString(),
});

export const presentOwnJoinRequest = (row: JoinRequestRow): OwnJoinRequest => ({
  id: row.id,
  firmId: row.firmId,
  firmName: displayFirmName({ current: row.firmName, given: null }),
  requestedAt: row.createdAt.toISOString(),
});
