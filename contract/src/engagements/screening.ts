/** The screening memo of a contract whose possible conflict was overridden. */
import { z } from "zod";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";

const acknowledgment = z
  .object({ name: z.string(), emailConfirmed: z.boolean(), at: field.instant })
  .nullable();

const screening = z.object({
  text: z.string(),
  since: field.instant,
  writtenByName: z.string(),
  writtenByEmailConfirmed: z.boolean(),
  attorney: acknowledgment,
  paralegal: acknowledgment,
  mayAcknowledge: z.boolean(),
});
export type Screening = z.infer<typeof screening>;

const bothSides = parties("contract", ["paralegal", "attorney"]);

export const screeningEndpoints = {
  getScreening: endpoint({
    name: "getScreening",
    method: "GET",
    path: "/api/contracts/:id/screening",
    summary: "The screening memo of a contract: who is screened from what, since when, acknowledged by whom.",
    access: bothSides,
    params: field.idParams,
    response: screening,
    reads: ["contracts", "conflicts"],
  }),
  acknowledgeScreening: endpoint({
    name: "acknowledgeScreening",
    method: "POST",
    path: "/api/contracts/:id/screening/acknowledge",
    summary: "Acknowledge the screening memo for your side. Work starts once both sides have.",
    access: bothSides,
    params: field.idParams,
    response: screening,
    changes: ["contracts", "conflicts"],
  }),
};
