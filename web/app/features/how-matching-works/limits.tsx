import { ACCURACY } from "@caseload/matching/model/accuracy";
import { Link } from "react-router";

/** Where not to trust it. */
export function Limits() {
  return (
    <ul>
      <li>
        {ACCURACY.fits} fits are few. The engine&rsquo;s lead over plain word search is clear for telling fits
        from misfits and for the order as a whole, and not beyond doubt for the first ten of a list.
      </li>
      <li>
        Its vocabulary and its ways of reading conditions were written with part of these postings and
        profiles in view. Only pairs that nobody had seen settle how well it does elsewhere.
      </li>
      <li>
        It reads what is written, in English. It cannot know what a profile leaves out, and it checks no
        statement for truth.
      </li>
      <li>
        In fields with little vocabulary of their own it rests on words alone. A place that it does not know
        has no distance; miles are straight lines. Years are the years told, not years in the field.
      </li>
      <li>
        A short posting or profile gets lower scores, because there is little to compare. Under each score
        stands how much of what decides a match the two texts state.
      </li>
      <li>
        Names are no part of a score. A name inside a free text is read like any other word, unless it is
        introduced as one.
      </li>
    </ul>
  );
}

/** What is written down about each ranking. */
export function Records() {
  return (
    <p>
      Each ranking that is shown is recorded with its day, the version of the model, the numbers that went in,
      the scores and the reasons; words searched for and filters are not. The record cannot be changed and is
      kept for four years, so that a ranking can be explained after the event. It outlives an account that is
      deleted, without the name. Paralegals read their part of it under{" "}
      <Link to="/settings/rankings">Your Rankings</Link>; it is in the data export, too.
    </p>
  );
}

/** What to do about a score. */
export function Recourse() {
  return (
    <>
      <p>
        <strong>To have a person look</strong>, write to us on the{" "}
        <Link to="/contact?topic=matching">contact page</Link>, topic &ldquo;Review of a match&rdquo;. Name
        the posting and say what seems wrong. A person reads the record of that ranking and answers by e-mail.
        An attorney who has to decide on an application can be asked in the thread of that application.
      </p>
      <p>
        <strong>To correct what the engine reads</strong>, edit{" "}
        <Link to="/profile/paralegal">your profile</Link> or the posting; the next ranking uses the new text.
        Under every match stands what the posting names and your profile does not. Add it only if it is true.
      </p>
    </>
  );
}
