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
      contents={contentsOf(aboutSections)}
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
        paralegals. A law office posts a case assignment with its requirements. Paralegals apply with a cover
        letter, both sides talk, and an accepted application becomes a contract with its own file.
      </p>
      <p>
        The site is run by its operator, who answers for it under the <Link to="/terms">terms</Link> and the{" "}
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
        On the other side stand experienced paralegals who would rather choose their matters. What kept the
        two apart was rarely skill. It was paperwork: who supervises, what is in scope, which hours were
        agreed, what happens when the deadline moves. So the paperwork is what we built first.
      </p>
    </>
  );
}

function Matching() {
  return (
    <>
      <p>
        The matching engine compares a posting with a paralegal&rsquo;s profile: the fields of work, the tasks
        and skills that both name, and the conditions such as place, hours and rate. What one side leaves open
        counts for or against no one. <Link to="/how-matching-works">How matching works</Link> explains the
        engine, its measured accuracy and its limits.
      </p>
      <p>
        The reasons are written beside the score, so that you can disagree with them. A score orders a list.
        It never accepts or rejects a person; an attorney does.
      </p>
    </>
  );
}

function Verification() {
  return (
    <>
      <p>
        Today, the figure called Verified below counts accounts whose e-mail address is confirmed. Nothing
        more should be read into it.
      </p>
      <p>
        Certificates, degrees and years of experience on a profile are the member&rsquo;s own statements
        unless a badge beside them says what was checked and on which day. Attorneys should make the checks
        that their own rules ask of them; our article on{" "}
        <Link to="/blog/what-a-paralegal-may-do">what a paralegal may do</Link> lists the sources.
      </p>
    </>
  );
}

function Terms() {
  return (
    <>
      <p>
        When an application is accepted, terms are drafted from the posting, the rate and the deadline. Each
        side reads them and agrees for itself. The name, the time, the network address and a hash of the exact
        text are kept with the contract, so that a signature holds for that text and no other.
      </p>
      <p>
        A contract runs through four steps, from terms to completion, and each step is written into a timeline
        that no one can edit. A paralegal who asks for completion gets it after 96 hours unless the attorney
        objects. Cancelling needs a written reason.
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
        <strong>Not an employer or an agency.</strong> Contracts are made between the law office and the
        paralegal. {product.supervision}
      </li>
      <li>
        <strong>Not a payment service.</strong> {product.name} moves no money. Pay is hourly or flat, never a
        share of a client&rsquo;s fee.
      </li>
      <li>
        <strong>Not a place for client files.</strong> Share documents in the systems your matter already
        uses.
      </li>
    </ul>
  );
}
