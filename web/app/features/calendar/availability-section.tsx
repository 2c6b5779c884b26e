import { Suspense, useState } from "react";
import { Button } from "~/ui/button.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./calendar.module.css";

const AvailabilityDetails = vitalPart(() => import("./availability-details.tsx"));

/** When a paralegal can meet, which firms see while they propose interviews; loaded when it is opened. */
export function AvailabilitySection() {
  const [isShown, setShown] = useState(false);
  return (
    <section className={styles.railSection}>
      <RuledHeading className={styles.railHeading}>Availability</RuledHeading>
      <p className="ui-text muted">
        Firms see when you're free when they propose an interview. They never see what you're doing at other
        times.
      </p>
      <Button className={styles.railButton} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? "Hide Availability" : "Show Availability"}
      </Button>
      {isShown && (
        <Suspense
          fallback={
            <Loading>
              <Skeleton shape="line" />
            </Loading>
          }
        >
          <AvailabilityDetails />
        </Suspense>
      )}
    </section>
  );
}
