import type { MatchFacts } from "@caseload/contract/matching/matches";
import { Suspense, useState } from "react";
import { lazyPart } from "./lazy-part.ts";
import * as styles from "./match-details.module.css";
import { Loading, Skeleton } from "./skeleton.tsx";

const MatchPoints = lazyPart(() => import("./match-points.tsx"));

type MatchBreakdownProps = Pick<MatchFacts, "matchScore" | "breakdown" | "confidence" | "requirements">;

/** The points behind a score, on demand. */
export function MatchBreakdown(points: MatchBreakdownProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.matchBreakdown} onToggle={() => setOpened(true)}>
      <summary>Score breakdown</summary>
      {wasOpened && (
        <Suspense
          fallback={
            <Loading>
              <Skeleton />
            </Loading>
          }
        >
          <MatchPoints {...points} />
        </Suspense>
      )}
    </details>
  );
}
