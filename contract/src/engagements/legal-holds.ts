/** Legal hold: until it is released, nothing of the contract, its thread and its files is deleted (ENGAGEMENT.md section 4). */
import { z } from "zod";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { maxLength } from "../limits.ts";
import { contractDetail } from "./contracts.ts";

const hold = z.object(
  {
    on: z.boolean({ error: "Please say whether the hold is placed or ended (on)" }),
    /** Why it is placed or ended; only the firm's side reads it. */
    reason: field.text("Please give a reason", 1, maxLength.reason),
  },
  { error: "Please give a reason (reason)" },
);

export const legalHoldEndpoints = {
  setLegalHold: endpoint({
    name: "setLegalHold",
    method: "POST",
    path: "/api/contracts/:id/hold",
    summary: "Place or end a legal hold: a managing partner or an administrator of the firm.",
    access: parties("contract", ["attorney"]),
    params: field.idParams,
    body: hold,
    response: contractDetail,
    changes: ["contracts", "files"],
  }),
};
