/** The tours of paralegals: of those who work for themselves, and of all others. */
import { type Step, welcome } from "./onboarding-paths.ts";

const profile = (title: string): Step => [
  {
    title,
    picture: "form",
    text: "Specialties, experience, hours and rate. Matching uses them, and firms decide by them.",
    label: "Open My Profile",
    to: "/profile",
    doneBy: ["profileWritten"],
  },
];

export const freelanceSteps: readonly Step[] = [
  welcome("Here you find case work, apply with evidence, sign terms and see what you earn."),
  profile("Build your portfolio"),
  [
    {
      title: "Find projects",
      picture: "lens",
      text: "Every open posting, by practice area, pay and date. Save a search to get alerts.",
      label: "Browse Projects",
      to: "/jobs",
      doneBy: ["searchSaved", "applicationSent"],
    },
  ],
  [
    {
      title: "Apply quickly",
      picture: "talk",
      text: "Smart Search ranks postings by how well they fit and says why. Apply from the list; your profile goes along.",
      label: "Open Smart Search",
      to: "/search",
      doneBy: ["applicationSent"],
    },
  ],
  [
    {
      title: "Follow your earnings",
      picture: "folder",
      text: "What contracts agree on and what is paid, by month and by contract, as a file for your books too.",
      label: "Open Earnings",
      to: "/earnings",
    },
  ],
];

const firstApplication: Step = [
  {
    title: "Send your first application",
    picture: "talk",
    text: "Smart Search ranks postings by how well they fit and says why. Twenty characters of cover letter are enough to send.",
    label: "Open Smart Search",
    to: "/search",
    needs: "application:create",
    doneBy: ["applicationSent"],
  },
  {
    title: "Read your first application",
    picture: "talk",
    text: "Your role reviews what comes in to the firm's postings: shortlist, accept or reject.",
    label: "Open My Postings",
    to: "/jobs/mine",
    needs: "application:review",
    inFirm: true,
    doneBy: ["applicationDecided"],
  },
  {
    title: "Keep a search",
    picture: "talk",
    text: "Your role does not apply by itself. Saved searches still tell you of postings that matter to your team.",
    label: "Open Saved Searches",
    to: "/search/saved",
    doneBy: ["searchSaved"],
  },
];

export const paralegalSteps: readonly Step[] = [
  welcome("Here you find case work that fits, follow what you applied for, and keep its dates."),
  profile("Complete your profile"),
  [
    {
      title: "Set your job preferences",
      picture: "lamp",
      text: "Practice areas, arrangement, distance and availability, and how often you want to hear of new postings.",
      label: "Open Preferences",
      to: "/preferences",
      doneBy: ["preferencesSaved"],
    },
  ],
  [
    {
      title: "Explore jobs",
      picture: "lens",
      text: "Every open posting, with pay, hours and what it asks for. Save a search to get alerts.",
      label: "Browse Jobs",
      to: "/jobs",
      doneBy: ["searchSaved", "applicationSent"],
    },
  ],
  firstApplication,
  [
    {
      title: "Keep your dates",
      picture: "folder",
      text: "Deadlines and contract dates in one calendar, which your own calendar program can read.",
      label: "Open Calendar",
      to: "/calendar",
      doneBy: ["calendarConnected"],
    },
  ],
];
