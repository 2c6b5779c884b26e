import { roleModelClaims } from "@caseload/contract/site/marketing-figures";
import { permissions, primaryRoles } from "@caseload/contract/roles";
import { ACCURACY } from "@caseload/matching/model/accuracy";
import { FACTOR_WEIGHTS } from "@caseload/matching/smart-search-score";
import { Link } from "react-router";
import { withRange } from "~/lib/measured-share.ts";
import { BarChart } from "~/ui/bar-chart.tsx";
import { FigureTable } from "./figure-table.tsx";
import { Part } from "./parts.tsx";

const { tiers, permissions: permissionCount, categories } = roleModelClaims;

const points = (value: number): string => `${value} points`;

const weights = [
  { label: "Practice area", to: FACTOR_WEIGHTS.practiceArea, hot: true },
  { label: "Experience", to: FACTOR_WEIGHTS.experience },
  { label: "Location", to: FACTOR_WEIGHTS.location },
  { label: "Hourly rate", to: FACTOR_WEIGHTS.hourlyRate },
  { label: "Availability", to: FACTOR_WEIGHTS.availability },
];

const claims = [
  [
    "85%+ matching accuracy",
    <>
      Measured for the matching engine: {withRange(ACCURACY.measured.engine.balancedAccuracy)}, by model
      judges and not audited from outside.{" "}
      <Link className="link" to="/how-matching-works">
        How matching works
      </Link>
    </>,
  ],
  [
    "10,000+ legal professionals",
    "Stated by the product. Growth shows what this installation counts itself.",
  ],
  [
    "Verified professionals",
    "Staff check each credential that a member submits against its evidence and its register. A badge says what was checked and when, and lapses with the credential. The figure called Verified counts confirmed e-mail addresses.",
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
      finding="The product runs. A score can be recomputed by hand, and a signature can be traced to the exact text."
    >
      <p>
        A match score adds the points a paralegal earns on the factors that both sides have stated, and
        divides them by the points that were possible. The same inputs always give the same score, and each
        match is shown with its reasons.
      </p>
      <BarChart
        title="What a match score weighs"
        summary="One hundred points: practice area weighs most, availability least."
        columns={["Factor", "Weight"]}
        bars={weights}
        max={40}
        format={points}
      />
      <p>
        Each change of state, its notifications and its letters are written together or not at all. Terms are
        kept with the signer's name, the time, the network address and a fingerprint of the text that was
        signed. Rates are hourly or flat.
      </p>
      <FigureTable
        caption="Claims, and what stands behind them today"
        columns={["Claim", "Standing"]}
        rows={claims}
        words
      />
    </Part>
  );
}
