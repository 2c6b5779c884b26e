import { roleModelClaims } from "@caseload/contract/site/marketing-figures";
import { permissions, primaryRoles } from "@caseload/contract/roles";
import { ACCURACY } from "@caseload/matching/model/accuracy";
import { Link } from "react-router";
import { withRange } from "~/lib/measured-share.ts";
import { FigureTable } from "./figure-table.tsx";
import { Part } from "./parts.tsx";

const { tiers, permissions: permissionCount, categories } = roleModelClaims;

const claims = [
  [
    "85%+ matching accuracy",
    <>
      Measured for the matching engine: {withRange(ACCURACY.measured.engine.balancedAccuracy)}, and on pairs
      set aside {withRange(ACCURACY.unseen.engine.balancedAccuracy)}, judged by language models and not
      independently audited.{" "}
      <Link className="link" to="/how-matching-works">
        How Matching Works
      </Link>
    </>,
  ],
  [
    "10,000+ legal professionals",
    "A company claim, not counted by this site. Section 2 shows this site's own count of active users.",
  ],
  [
    "Verified professionals",
    "Staff check each credential that a member submits against its evidence and its register. A badge says what was checked and when, and lapses with the credential. The figure called Verified counts confirmed email addresses.",
  ],
  [
    `${tiers} professional tiers, ${permissionCount} permissions in ${categories} categories`,
    `The full design. The beta enforces ${permissions.length} permissions for ${primaryRoles.length} roles, on the server, on every request.`,
  ],
] as const;

export function Technical() {
  return (
    <Part
      id="technical"
      finding="The product runs. A score can be traced to its points, and a signature to the exact text."
    >
      <p>
        A match score is the chance, in percent, that a recruiter would call a posting and a paralegal a fit.
        The same pair has the same score in every list, on the posting and in the firm's list of applicants.
        Each match comes with its reasons, its gaps and the points behind its score.
      </p>
      <p>
        Each change of status is saved together with its notifications and emails, or not at all. Terms are
        kept with the signer's name, the time, the network address and a fingerprint of the text that was
        signed. Rates are hourly or flat.
      </p>
      <FigureTable
        caption="Claims, and what supports them today"
        columns={["Claim", "Support"]}
        rows={claims}
        words
      />
    </Part>
  );
}
