import { ACCURACY } from "@caseload/matching/model/accuracy";
import { Link } from "react-router";

/** Where not to trust it. */
export function Limits() {
  return (
    <ul>
      <li>
        {ACCURACY.fits} fits is a small sample. The engine is clearly better than plain word search at
        separating fits from misfits and at ordering a whole list; for the first ten of a list, the evidence
        is less certain.
      </li>
      <li>
        Its vocabulary and rules were written with some of these postings and profiles in view. Only unseen
        pairs can show how well it does elsewhere.
      </li>
      <li>
        It reads what is written, in English. It cannot know what a profile leaves out, and it does not check
        whether a statement is true.
      </li>
      <li>
        In practice areas with little vocabulary of their own, it relies on words alone. A place it does not
        recognize has no distance; miles are measured in a straight line. Years are total years stated, not
        years in the practice area.
      </li>
      <li>
        A short posting or profile gets lower scores, because there is little to compare. Each score shows how
        complete the information behind it is.
      </li>
      <li>
        Names are not part of a score. A name inside free text is read like any other word, unless it is
        introduced as one.
      </li>
    </ul>
  );
}

/** What is written down about each ranking. */
export function Records() {
  return (
    <p>
      Each ranking we show is recorded with its date, the model version, the inputs, the scores and the
      reasons; search words and filters are not. The record cannot be changed and is kept for four years, so a
      ranking can be explained later. If an account is deleted, the record stays, without the name. Paralegals
      can read their part of it under <Link to="/settings/rankings">Your Rankings</Link>; it is also in the
      data export. Paralegals may also let us keep what became of their applications, to improve the engine:{" "}
      <Link to="/privacy">the privacy notice</Link> says what that is. It is off until they turn it on.
    </p>
  );
}

/** What to do about a score. */
export function Recourse() {
  return (
    <>
      <p>
        <strong>To have a person review it</strong>, write to us on the{" "}
        <Link to="/contact?topic=matching">contact page</Link>, topic "Review of a match". Name the posting
        and say what seems wrong. A person reads the record of that ranking and replies by email. For a
        pending application, you can also message the attorney who decides.
      </p>
      <p>
        <strong>To correct what the engine reads</strong>, edit{" "}
        <Link to="/profile/paralegal">your profile</Link> or the posting; the next ranking uses the new text.
        Every match lists what the posting names and your profile does not. Add it only if it is true.
      </p>
    </>
  );
}
