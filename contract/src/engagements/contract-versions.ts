/** The versions of a contract's terms before both parties have signed one (ENGAGEMENT.md section 1). */
import { z } from "zod";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { contractVersion, proposal } from "./contracts.ts";
import { engagementLimits } from "./engagement-limits.ts";

const versionProposal = proposal.extend({
  /** Stores the address of one's own side for later agreements, where none is stored. */
  keepAddress: z.boolean().optional(),
});
export type VersionProposal = z.infer<typeof versionProposal>;

const bothSides = parties("contract", ["paralegal", "attorney"]);

export const contractVersionEndpoints = {
  proposeVersion: endpoint({
    name: "proposeVersion",
    method: "POST",
    path: "/api/contracts/:id/versions",
    summary: "Propose other terms before both have signed. This clears both signatures.",
    access: bothSides,
    params: field.idParams,
    body: versionProposal,
    response: contractVersion,
    status: 201,
    changes: ["contracts", "profile"],
  }),
  listVersions: endpoint({
    name: "listVersions",
    method: "GET",
    path: "/api/contracts/:id/versions",
    summary: "The versions of the terms, newest first.",
    access: bothSides,
    params: field.idParams,
    query: field.pageUpTo(engagementLimits.versions),
    response: z.array(contractVersion),
    paged: true,
    reads: ["contracts"],
  }),
  downloadVersions: endpoint({
    name: "downloadVersions",
    method: "GET",
    path: "/api/contracts/:id/versions/csv",
    summary: "All versions of the terms with their signatures, as CSV.",
    access: bothSides,
    params: field.idParams,
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: [],
  }),
};
