import { product } from "@caseload/contract/product";

/** What the engine is for, and what it may not do. */
export function Purpose() {
  return (
    <>
      <p>
        The matching engine compares a posting with a paralegal's profile and shows how well the two fit: a
        score from 0 to 100, up to three reasons, the gaps, and what the profile does not mention. Paralegals
        see open postings in that order. Attorneys see the applicants for their own postings, and paralegals
        whose profiles are public.
      </p>
      <p>
        A score sorts a list and nothing more. It never accepts, rejects or hides an applicant. People decide,
        and every applicant stays in the list, whatever the score.
      </p>
      <p>
        The engine is a small statistical model that runs inside {product.name}. It is not a chat model, sends
        nothing to anyone else, and does not learn from what you click.
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
          <strong>In a posting</strong>: title, description, specialties, practice area, required experience,
          location, work arrangement, hours, length, budget and deadline.
        </li>
        <li>
          <strong>In a profile</strong>: about, specialties, skills, certifications, education where it names
          a credential, years of experience, location, work preference, availability and hourly rate.
        </li>
        <li>
          <strong>In your search</strong>: the preferences you saved and the words you typed.
        </li>
      </ul>
      <p>
        Names, photos, pronouns, employers, schools and their rankings, graduation years, gaps between
        engagements and raw ZIP codes are not part of a score. A city is used for one thing: the distance to
        on-site work. Our tests swap names, pronouns and schools in profiles and fail if a score changes. The
        engine does not read messages, reviews or what you have opened.
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
          that a profile rules out ("no bankruptcy") does not count as offered, and "preferred" weighs less
          than "required".
        </li>
        <li>
          <strong>Comparing the work.</strong> Four numbers measure how closely the practice areas agree, how
          much of the posting the profile describes in its own words, how much of it the closest passages
          cover, and how many of the named skills are shared.
        </li>
        <li>
          <strong>Checking the terms.</strong> Language, credentials, location, hours, start date, rate,
          years, jurisdiction and work ruled out. Only what both sides state can conflict. What is missing is
          held against no one; it only makes the engine less certain. An unmet requirement caps the score.
        </li>
        <li>
          <strong>Weighing.</strong> A logistic regression with fixed weights turns these numbers into the
          probability, in percent, that a recruiter would call the pair a fit. That chance is the score.
        </li>
      </ol>
      <p>
        "Score breakdown" under every match shows the points of each part. Experience beyond what is required
        never lowers a score. No firm has more than two postings among the first ten.
      </p>
      <p>The same posting and profile have the same score wherever it is shown.</p>
    </>
  );
}
