import { Link } from "react-router";
import { plural } from "~/lib/phrases.ts";
import type { NotePart } from "~/ui/ledger.tsx";

type Narrowed = "active" | "pending" | "reviewing" | "accepted" | "interview";

/** The paralegal's applications, narrowed to those that a figure counts. */
export const applicationsIn = (status: Narrowed): string => `/applications?status=${status}`;

/** "3 pending, 1 under review" */
export const undecidedNote = (counts: { pending: number; reviewing: number }): NotePart[] => [
  { text: `${counts.pending.toLocaleString("en-US")} pending`, to: applicationsIn("pending") },
  { text: `${counts.reviewing.toLocaleString("en-US")} under review`, to: applicationsIn("reviewing") },
];

/** "1 interview scheduled"; nothing without one. */
export const interviewsNote = (count: number): NotePart[] =>
  count === 0
    ? []
    : [
        {
          text: plural(count, "interview scheduled", "interviews scheduled"),
          to: applicationsIn("interview"),
        },
      ];

/** What a paralegal with shortlisted applications reads first. */
export const UnderReview = ({ count }: { count: number }) => (
  <Link to={applicationsIn("reviewing")} className="figure-link">
    {plural(count, "application is", "applications are")} under review.
  </Link>
);

/** What a paralegal with pending applications alone reads first. */
export const PendingReview = ({ count }: { count: number }) => (
  <Link to={applicationsIn("pending")} className="figure-link">
    {plural(count, "application is", "applications are")} pending review.
  </Link>
);
