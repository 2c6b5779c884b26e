import { firstLimits } from "@caseload/contract/first-limits";
import { Suspense, useState } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { CardSkeletons } from "~/ui/skeleton.tsx";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import { FeaturedJobs } from "./featured-jobs.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./featured.module.css";

/** Loads when its tab is first opened. */
const FeaturedTalent = lazyPart(() => import("./featured-talent.tsx"));

const tabs = [
  { value: "jobs", label: "Available Jobs" },
  { value: "talent", label: "Available Talent" },
] as const;
type FeaturedTab = (typeof tabs)[number]["value"];

/** Real postings and real profiles, three of each. */
export function Featured() {
  const [tab, setTab] = useState<FeaturedTab>("jobs");
  return (
    <section className={classNames("page-section", styles.featured)} aria-labelledby="featured-title">
      <div className={classNames("content-width", styles.content)}>
        <div className={classNames("page-section-head", styles.heading)}>
          <div>
            <h2 className="display" id="featured-title">
              Featured Opportunities
            </h2>
            <p>Fresh from the docket.</p>
          </div>
        </div>
        <Tabs
          label="Featured Opportunities"
          variant="segment"
          tabs={tabs}
          value={tab}
          onValueChange={setTab}
          className={styles.tabs}
        >
          <TabPanel value="jobs">
            <FeaturedJobs />
          </TabPanel>
          <TabPanel value="talent">
            <Suspense fallback={<CardSkeletons cards={firstLimits.featuredJobs} />}>
              <FeaturedTalent />
            </Suspense>
          </TabPanel>
        </Tabs>
      </div>
    </section>
  );
}
