/** How each figure of the analytics page is told, in one sentence each. */
export const definitions = [
  {
    term: "Fill rate",
    text: "Of the postings published in the period that are no longer open, the share that is filled. Open ones do not count yet.",
  },
  {
    term: "Time to hire",
    text: "The median time from publishing a posting to accepting an application, over the acceptances in the period.",
  },
  {
    term: "First response",
    text: "The median time from an application to the moment somebody of the firm first opens or decides it, over the applications received in the period that have had one.",
  },
  {
    term: "Active projects",
    text: "Contracts whose work ran on at least one day of the period. Cancelled contracts are left out.",
  },
  {
    term: "Agreed hours",
    text: "For each day from the start of the work to the project deadline, or to completion where that came first, a seventh of the most hours a week that the posting names. Work without a deadline counts until today.",
  },
  {
    term: "Agreed spend",
    text: "Agreed hours at the agreed rate. It is what contracts agree, not what was worked or paid.",
  },
  {
    term: "Department",
    text: "The department that the person who posted the job, or who supervises the contract, belongs to today.",
  },
] as const;
