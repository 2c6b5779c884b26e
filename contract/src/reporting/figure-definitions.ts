/** What each figure of a firm or a payee counts, in the one place that every screen reads. Free of zod. */

interface FigureDefinition {
  readonly term: string;
  /** One or two sentences. */
  readonly text: string;
}

export const figureDefinitions = {
  hire: {
    term: "Hire",
    text: "An accepted application, on the day it was accepted. A hire still counts if the contract is canceled later.",
  },
  fillRate: {
    term: "Fill rate",
    text: "The share of postings published in the period that are filled, out of those that are filled or closed. Open postings don't count yet.",
  },
  timeToHire: {
    term: "Time to hire",
    text: "The median time from publishing a posting to a hire, across the hires in the period.",
  },
  firstResponse: {
    term: "First response",
    text: "The median time until someone at the firm first opens or decides an application, over the applications received in the period that have had a response.",
  },
  activeProjects: {
    term: "Active projects",
    text: "Contracts with work under way on at least one day of the period.",
  },
  plannedHours: {
    term: "Planned hours per week",
    text: "The hours the posting states. They are an estimate and are never added to approved time or to money.",
  },
  approvedHours: {
    term: "Approved hours",
    text: "Approved time worked in the period, minus reversals.",
  },
  earned: {
    term: "Earned",
    text: "Approved time at its rate, by date worked, minus reversals. A flat fee is earned when its milestone is invoiced.",
  },
  invoiced: {
    term: "Invoiced",
    text: "Invoices sent and not voided, including expenses, by issue date.",
  },
  paid: {
    term: "Paid",
    text: "Payments the payee confirmed, by payment date. Caseload doesn't process payments.",
  },
  outstanding: {
    term: "Outstanding",
    text: "The amount still unpaid today on invoices issued in the period.",
  },
  planned: {
    term: "Planned work",
    text: "Agreed rates and planned hours are not earnings and are never added to them.",
  },
  department: {
    term: "Department",
    text: "The current department of the person who posted the job or supervises the contract.",
  },
  privateParties: {
    term: "Private parties",
    text: "Parties named for conflict checks. Reports count them but never show their names.",
  },
  possibleConflicts: {
    term: "Possible conflicts",
    text: "Checked applications in which a name was similar enough to need a decision, including those decided since.",
  },
} as const satisfies Record<string, FigureDefinition>;

export type DefinedFigure = keyof typeof figureDefinitions;
