/** What a step of the onboarding tour is made of (SPEC.md section 2 "Onboarding tour"). */
import { product } from "../product.ts";
import type { Permission } from "../roles.ts";

/** What a person may have done already, derived from rows. */
export const milestones = [
  /** A picture of oneself. */
  "photoAdded",
  /** The firm's profile has been sent. */
  "firmNamed",
  /** A colleague is there, or invited. */
  "teamGrown",
  /** Anybody of the firm has handed in a posting. */
  "firmPosted",
  /** The same of oneself. */
  "ownPosted",
  "credentialFiled",
  /** Shortlisted or invited a paralegal. */
  "paralegalApproached",
  "applicationDecided",
  "profileWritten",
  "preferencesSaved",
  "searchSaved",
  "applicationSent",
  /** A calendar program reads one's dates. */
  "calendarConnected",
] as const;
export type Milestone = (typeof milestones)[number];

/** The picture beside a step. */
export type StepPicture = "lamp" | "form" | "lens" | "talk" | "folder";

/** One way to take a step; the first one that is open to the person counts. */
export interface Way {
  readonly title: string;
  readonly text: string;
  readonly picture: StepPicture;
  /** The action link. */
  readonly label: string;
  readonly to: string;
  readonly needs?: Permission;
  /** Members of a firm only. */
  readonly inFirm?: true;
  /** A person who has reached any of these is done with the step. */
  readonly doneBy?: readonly Milestone[];
}

/** Tried in their order; the last one is open to everyone in the group. */
export type Step = readonly [Way, ...Way[]];

/** The first step of every tour. */
export const welcome = (text: string): Step => [
  {
    title: `Welcome to ${product.name}`,
    picture: "lamp",
    text: `${text} First, check the name and picture that others see, and your time zone: deadlines use this time zone.`,
    label: "Open My Settings",
    to: "/settings/name",
    doneBy: ["photoAdded"],
  },
];
