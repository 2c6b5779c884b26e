import { product } from "@caseload/contract/product";
import { Link } from "react-router";

/** What the engine is for, and what it may not do. */
export function Purpose() {
  return (
    <>
      <p>
        The matching engine puts a posting beside a paralegal&rsquo;s profile and says how well the two fit: a
        score from 0 to 100, at most three reasons, its gaps, and what the profile does not mention. A
        paralegal sees open postings in that order. An attorney sees, for a posting of their own, its
        applicants and paralegals whose profiles are public.
      </p>
      <p>
        A score orders a list and nothing more. It never accepts, rejects or hides an applicant. People
        decide, and every applicant stays in the list, whatever the score.
      </p>
      <p>
        The engine is a small statistical model that runs inside {product.name}. It is not a chat model, sends
        nothing to anybody else, and does not learn from what you click.
      </p>
    </>
  );
}

/** What it reads on each side, and what it does not. */
export function Data() {
  return (
    <>
      <ul>
        <li>
          <strong>Of a posting</strong>: title, description, specialties, practice area, experience asked for,
          place, work arrangement, hours, length, budget and deadline.
        </li>
        <li>
          <strong>Of a profile</strong>: about, specialties, skills, certifications, education as far as it
          names a credential, years of experience, place, work preference, availability and hourly rate.
        </li>
        <li>
          <strong>Of your search</strong>: the preferences you saved and the words you typed.
        </li>
      </ul>
      <p>
        No part of a score are names, photos, pronouns, employers, schools and their standing, years of
        graduation, gaps between engagements and raw ZIP codes. A town is used for one thing: the miles to
        work that is done on site. Tests exchange names, pronouns and schools in profiles and fail when a
        score moves. Nor does the engine read messages, reviews, or what you have opened.
      </p>
    </>
  );
}

/** From two texts to one number. */
export function Score() {
  return (
    <>
      <ol>
        <li>
          <strong>Reading.</strong> Each side is searched for several hundred terms of legal work: fields,
          tasks, documents, forms, courts, tools, credentials and languages, with their abbreviations. Work
          that a text refuses (&ldquo;no bankruptcy&rdquo;) does not count as offered, and
          &ldquo;preferred&rdquo; weighs less than &ldquo;required&rdquo;.
        </li>
        <li>
          <strong>Comparing the work.</strong> Four numbers say how far the fields of work agree, how much of
          the posting the profile describes in its own words, how much of it the nearest passages cover, and
          how many of the skills named are shared.
        </li>
        <li>
          <strong>Checking the conditions.</strong> Language, credential, place, hours, start, rate, years,
          jurisdiction and refusals. Only what both sides state can contradict. What is missing is held
          against no one; it only makes the engine less sure. A requirement that is not met puts a ceiling on
          the score.
        </li>
        <li>
          <strong>Weighing.</strong> A logistic regression with fixed weights turns these numbers into the
          chance in a hundred that a recruiter would call the pair a fit. That chance is the score.
        </li>
      </ol>
      <p>
        &ldquo;Score breakdown&rdquo; under every match shows the points of each part. Experience beyond what
        is asked for never lowers a score. Of one law office, at most two postings stand among the first ten.
      </p>
      <p>
        The percentage shown with a posting in the job list is another, simpler figure: fixed points for
        practice area, experience, location, rate and availability, as described on the{" "}
        <Link to="/ExecutiveSummary#technical">executive summary</Link>.
      </p>
    </>
  );
}
