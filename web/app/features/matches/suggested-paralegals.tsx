import { type ComponentType, Suspense } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { WhenSeen } from "~/ui/when-seen.tsx";
import { SuggestionSkeletons } from "./suggestion-skeletons.tsx";
import * as styles from "./suggestions.module.css";

const Suggestions = lazyPart(() => import("./suggestions.tsx"));

export interface SuggestedParalegalsProps {
  jobId: number;
  /** The button that invites a person; left out for those who may not. */
  Invite?: ComponentType<{
    person: { readonly id: number; readonly name: string };
    jobId: number;
    invitedAt: string | null;
  }>;
}

/** Public profiles that match the firm's posting, best first; loaded when they scroll into view. */
export default function SuggestedParalegals(props: SuggestedParalegalsProps) {
  return (
    <section className={styles.suggestions} aria-label="Suggested Paralegals">
      <div className={styles.head}>
        <h2 className="title">Suggested Paralegals</h2>
        <p className="small faint">From public profiles, best match first</p>
      </div>
      <WhenSeen>
        <Suspense fallback={<SuggestionSkeletons />}>
          <Suggestions {...props} />
        </Suspense>
      </WhenSeen>
    </section>
  );
}
