import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { useState } from "react";
import { useHydrated } from "~/lib/hydrated.ts";
import { useNonce } from "~/lib/nonce.ts";
import { jobPostingScript } from "./job-posting-data.ts";

/**
 * The posting in schema.org's words, which search engines read out of the served page. Only the server writes it: in
 * the browser it stays as it came, and its code is not part of what browsers load.
 */
export function PostingData({ job, origin }: { job: JobDetail; origin: string }) {
  const isHydrated = useHydrated();
  const [wasServed] = useState(!isHydrated);
  const nonce = useNonce();
  // Closed positions are no offers any more.
  if (!wasServed || job.status !== "open" || job.pausedAt) return null;
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- JSON in which no "<" stands
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? jobPostingScript(job, origin) : "" }}
    />
  );
}
