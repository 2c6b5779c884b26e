import { product } from "@caseload/contract/product";
import { useUser } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Ledger, LedgerSkeleton } from "~/ui/ledger.tsx";
import { ReadingPage } from "~/ui/reading-page.tsx";
import { Loading } from "~/ui/skeleton.tsx";
import * as styles from "./about.module.css";
import { contentsOf, SectionedText, type TextSection } from "~/ui/sectioned-text.tsx";
import { Link } from "react-router";

const count = (figure: number): string => figure.toLocaleString("en-US");

/** Current totals, and how each figure is counted. */
function AboutFigures() {
  const figures = useApi("publicFigures");
  return (
    <section className={styles.aboutFigures} aria-labelledby="about-figures">
      <h2 className="title" id="about-figures">
        By the numbers, today
      </h2>
      {figures.data ? (
        <Ledger
          label="Caseload by the numbers"
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
              note: "a posting can list",
            },
            {
              label: "Verified",
              figure: `${figures.data.verifiedPercent}%`,
              note: "of accounts, email confirmed",
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
      contents={contentsOf(aboutSections)}
      head={
        <>
          <h1 className="display">Case work, on terms both parties have signed</h1>
          <p className="lead">
            {product.name} is where law firms post work case by case and freelance paralegals take it on. It
            is in beta, and this page says what works today and what does not yet.
          </p>
        </>
      }
    >
      <SectionedText className={styles.about} sections={aboutSections} />
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

/** The page's text, in order. It claims only what the product does. */
const aboutSections: readonly TextSection[] = [
  { id: "who", title: "Who we are", Body: Who },
  { id: "why", title: "Why we built it", Body: Why },
  { id: "matching", title: "How matching works", Body: Matching },
  { id: "verification", title: "What verified means", Body: Verification },
  { id: "terms", title: "How terms are made", Body: Terms },
  { id: "limits", title: "What we are not", Body: Limits },
];

function Who() {
  return (
    <>
      <p>
        {product.name} is a marketplace for one kind of work: the assignments that attorneys give to
        paralegals. A firm posts a case assignment with its requirements. Paralegals apply with a cover
        letter, both sides talk, and an accepted application becomes a contract.
      </p>
      <p>
        The site's operator is responsible for it under the <Link to="/terms">terms</Link> and the{" "}
        <Link to="/privacy">privacy notice</Link>. Write to us on the <Link to="/contact">contact page</Link>.
      </p>
    </>
  );
}

function Why() {
  return (
    <>
      <p>
        Legal work does not arrive evenly. A production order lands, a closing moves up a week, three hearings
        fall in one month. A firm that staffs for its peaks pays for its quiet months; a firm that staffs for
        its quiet months works weekends.
      </p>
      <p>
        On the other side are experienced paralegals who would rather choose their matters. What kept the two
        apart was rarely skill. It was paperwork: who supervises, what is in scope, which hours were agreed,
        what happens when the deadline moves. So we built the paperwork first.
      </p>
    </>
  );
}

function Matching() {
  return (
    <>
      <p>
        The matching engine compares a posting with a paralegal's profile: practice areas, the tasks and
        skills that both name, and terms such as location, hours and rate. Each score shows how complete the
        information behind it is. <Link to="/how-matching-works">How Matching Works</Link> explains the
        engine, its measured accuracy and its limits.
      </p>
      <p>
        The reasons appear next to the score, so you can disagree with them. A score orders a list. It never
        accepts or rejects a person; an attorney does.
      </p>
    </>
  );
}

function Verification() {
  return (
    <>
      <p>
        Today, the figure called Verified below counts accounts whose email address is confirmed. It means
        nothing more than that.
      </p>
      <p>
        Certificates, degrees and years of experience on a profile are the member's own statements unless a
        badge next to them says what was checked and when. Attorneys should make the checks that their own
        rules require; our article on <Link to="/blog/what-a-paralegal-may-do">what a paralegal may do</Link>{" "}
        lists the sources.
      </p>
    </>
  );
}

function Terms() {
  return (
    <>
      <p>
        When an application is accepted, terms are drafted from the posting, the rate and the deadline. Each
        side reads and signs them separately. The name, the time, the network address and a hash of the exact
        text are kept with the contract, so a signature covers that text and no other.
      </p>
      <p>
        A contract has four stages, from terms to completion, and each step is recorded in a timeline that no
        one can edit. When a paralegal requests completion, the contract completes after 96 hours unless the
        attorney objects. Canceling requires a written reason.
      </p>
    </>
  );
}

function Limits() {
  return (
    <ul>
      <li>
        <strong>Not a law firm.</strong> We give no legal advice, and nothing here creates an attorney-client
        relationship.
      </li>
      <li>
        <strong>Not an employer or an agency.</strong> Contracts are between the firm and the paralegal.{" "}
        {product.supervision}
      </li>
      <li>
        <strong>Not a payment service.</strong> {product.name} doesn't process payments. Pay is hourly or
        flat, never a share of a client's fee.
      </li>
      <li>
        <strong>Not your document management system.</strong> Both sides of a contract can share the files it
        needs. The matter's file stays in the systems that your firm already uses.
      </li>
    </ul>
  );
}
