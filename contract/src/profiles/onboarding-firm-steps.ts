/** The tours of a firm: of those who run it, and of its attorneys. */
import { type Milestone, type Step, welcome } from "./onboarding-paths.ts";

const postJob = (title: string, doneBy: Milestone): Step => [
  {
    title,
    picture: "folder",
    text: "Say what the work is, when it is due and what it pays. Paralegals see it as soon as you publish it.",
    label: "Post Job",
    to: "/jobs/post",
    needs: "job:create",
    inFirm: true,
    doneBy: [doneBy],
  },
  {
    title,
    picture: "folder",
    text: "Write down the work, the dates and the pay. It goes live after approval by your firm.",
    label: "Write a Posting",
    to: "/jobs/post",
    inFirm: true,
    doneBy: [doneBy],
  },
  {
    title: "See what is posted",
    picture: "folder",
    text: "Postings belong to a firm. Once your firm has invited you, you can write them too.",
    label: "Open Legal Opportunities",
    to: "/jobs",
  },
];

export const firmSteps: readonly Step[] = [
  welcome("Your firm posts work, picks from the people who apply, and signs with them here."),
  [
    {
      title: "Set up your firm",
      picture: "form",
      text: "Name, size, practice areas and default terms. Paralegals read the first three before they apply; default terms are added to your contracts.",
      label: "Open Firm Setup",
      to: "/firm/setup",
      needs: "firm:edit",
      doneBy: ["firmNamed"],
    },
    {
      title: "See your firm",
      picture: "form",
      text: "What paralegals read about it.",
      label: "Open Firm Profile",
      to: "/profile/attorney",
    },
  ],
  [
    {
      title: "Add your team",
      picture: "talk",
      text: "Invite colleagues by email and give each a role. The role decides who posts, who approves and who signs.",
      label: "Open Team",
      to: "/team",
      doneBy: ["teamGrown"],
    },
  ],
  [
    {
      title: "Know your figures",
      picture: "lens",
      text: "Fill rate, time to hire and spend, by department. Every figure opens the rows behind it.",
      label: "Open Analytics",
      to: "/analytics",
      needs: "report:view",
      inFirm: true,
    },
    {
      title: "Keep the dates",
      picture: "lens",
      text: "Deadlines, interviews and contract dates.",
      label: "Open Calendar",
      to: "/calendar",
    },
  ],
  postJob("Post your first job", "firmPosted"),
];

export const attorneySteps: readonly Step[] = [
  welcome("Here you find paralegals for the case at hand, agree on terms and follow the work."),
  [
    {
      title: "Complete your profile",
      picture: "form",
      text: "File your bar number and state. Staff compare them with the register, and paralegals see what was checked and when.",
      label: "Open Credentials",
      to: "/credentials",
      doneBy: ["credentialFiled"],
    },
  ],
  [
    {
      title: "Browse talent",
      picture: "lens",
      text: "Filter by specialty, place, rate and availability. Shortlist whom your firm should keep in mind.",
      label: "Find Paralegals",
      to: "/paralegals",
      doneBy: ["paralegalApproached"],
    },
  ],
  postJob("Post a job", "ownPosted"),
  [
    {
      title: "Manage applications",
      picture: "talk",
      text: "Read cover letters beside the match reasons, shortlist, then accept or reject. Accepting opens the contract.",
      label: "Open Applications",
      to: "/applicants",
      needs: "application:review",
      doneBy: ["applicationDecided"],
    },
    {
      title: "Follow the applications",
      picture: "talk",
      text: "Your postings list how many people applied. Colleagues who review applications decide on them.",
      label: "Open My Jobs",
      to: "/jobs/mine",
      inFirm: true,
    },
    {
      title: "Follow the work",
      picture: "talk",
      text: "Contracts show what was agreed and what is due next.",
      label: "Open Contracts",
      to: "/contracts",
    },
  ],
];
