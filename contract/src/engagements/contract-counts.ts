import { z } from "zod";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";

const count = z.number().int();

/** What the tabs of a contract's page hold for the viewer. */
export const contractCounts = z.object({
  deliverables: count,
  /** Each name once; none for the paralegal once access to the files has ended. */
  files: count,
  /** From the other side, to the viewer. */
  unreadMessages: count,
  /** Drafts count for the paralegal only. */
  invoices: count,
});
export type ContractCounts = z.infer<typeof contractCounts>;

export const contractCountEndpoints = {
  countContractParts: endpoint({
    name: "countContractParts",
    method: "GET",
    path: "/api/contracts/:id/counts",
    summary: "How many deliverables, files, unread messages and invoices a contract has for the viewer.",
    access: parties("contract", ["paralegal", "attorney"]),
    params: field.idParams,
    response: contractCounts,
    reads: ["contracts", "work", "files", "messages", "invoices"],
  }),
};
