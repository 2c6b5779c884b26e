import { useApi } from "~/lib/use-api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Ledger, LedgerSkeleton } from "~/ui/ledger.tsx";
import { Loading } from "~/ui/skeleton.tsx";
import styles from "./about.module.css";

const count = (figure: number): string => figure.toLocaleString("en-US");

/** What stands on the books right now, and how each figure is counted. */
export function AboutFigures() {
  const figures = useApi("publicFigures");
  return (
    <section className={styles.aboutFigures} aria-labelledby="about-figures">
      <h2 className="title" id="about-figures">
        In figures, today
      </h2>
      {figures.data ? (
        <Ledger
          label="Caseload in figures"
          cells={[
            { label: "Active jobs", figure: count(figures.data.activeJobs), note: "postings open now" },
            {
              label: "Active users",
              figure: count(figures.data.activeUsers),
              note: "signed in within 30 days",
            },
            {
              label: "Specialties",
              figure: count(figures.data.specialties),
              note: "that a posting can name",
            },
            {
              label: "Verified",
              figure: `${figures.data.verifiedPercent}%`,
              note: "of accounts, e-mail confirmed",
            },
          ]}
        />
      ) : figures.error ? (
        <InlineAlert
          title="Failed to fetch figures"
          text={figures.error.text}
          onRetry={() => void figures.refetch()}
          retrying={figures.isFetching}
        />
      ) : (
        <Loading>
          <LedgerSkeleton />
        </Loading>
      )}
    </section>
  );
}
