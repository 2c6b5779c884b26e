import { Suspense } from "react";
import { Link } from "react-router";
import { lazyPart } from "~/ui/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { RowSkeletons } from "~/ui/row-skeletons.tsx";
import { WhenSeen } from "~/ui/when-seen.tsx";
import * as styles from "./match-card.module.css";

const Suggestions = lazyPart(() => import("./suggestions.tsx"));

/** Public profiles that match the firm's posting, best first; loaded when they scroll into view. */
export default function SuggestedParalegals({ jobId }: { jobId: number }) {
  const mayReview = useMember().permissions.includes("application:review");
  return (
    <section className={styles.suggestions} aria-label="Suggested Paralegals">
      <h2 className="title">Suggested Paralegals</h2>
      <p className="small faint">
        From public profiles, best match first. To see applicants, go to{" "}
        {mayReview ? (
          <Link className="link" to={`/applicants?job=${jobId}`}>
            Applications
          </Link>
        ) : (
          "Applications"
        )}
        .
      </p>
      <WhenSeen>
        <Suspense fallback={<RowSkeletons rows={3} />}>
          <Suggestions jobId={jobId} />
        </Suspense>
      </WhenSeen>
    </section>
  );
}
