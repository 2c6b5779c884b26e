import { product } from "@caseload/contract/product";
import { useUser } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Ledger, LedgerSkeleton } from "~/ui/ledger.tsx";
import { ReadingPage } from "~/ui/reading-page.tsx";
import { Loading } from "~/ui/skeleton.tsx";
import { aboutSections } from "./about-sections.tsx";
import styles from "./about.module.css";
import { LongText } from "~/ui/long-text.tsx";

const count = (figure: number): string => figure.toLocaleString("en-US");

/** Current totals, and how each figure is counted. */
function AboutFigures() {
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

export function AboutPage() {
  const isMember = useUser() !== null;
  return (
    <ReadingPage
      contents={aboutSections.map(({ id, title }) => ({ id, text: title }))}
      head={
        <>
          <h1 className="display">Case work, on terms both sides have signed</h1>
          <p className="lead">
            {product.name} is where law offices post work case by case and freelance paralegals take it on. It
            is in beta, and this page says what works today and what does not yet.
          </p>
        </>
      }
    >
      <LongText className={styles.about}>
        {aboutSections.map(({ id, title, Body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <Body />
          </section>
        ))}
      </LongText>
      <AboutFigures />
      <div className={styles.aboutActions}>
        {!isMember && (
          <>
            <ButtonLink variant="primary" to="/auth?role=attorney">
              Register as Attorney
            </ButtonLink>
            <ButtonLink to="/auth?role=paralegal">Register as Paralegal</ButtonLink>
          </>
        )}
        <ButtonLink variant={isMember ? "secondary" : "ghost"} to="/contact">
          Contact
        </ButtonLink>
      </div>
    </ReadingPage>
  );
}
