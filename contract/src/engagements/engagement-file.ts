/** The whole record of an engagement as one archive (ENGAGEMENT.md section 4). */
import { z } from "zod";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";

export const engagementFileEndpoints = {
  downloadEngagement: endpoint({
    name: "downloadEngagement",
    method: "GET",
    path: "/api/contracts/:id/engagement.zip",
    summary:
      "The engagement's record as the caller's side may see it, with manifest.json and SHA256SUMS for `sha256sum -c`.",
    access: parties("contract", ["paralegal", "attorney"]),
    params: field.idParams,
    file: "application/zip",
    response: z.string(),
    reads: [],
  }),
};
