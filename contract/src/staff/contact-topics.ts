/** What people may write to us about, and how far such a message has come; free of zod for the browser. */

export const contactTopics = [
  "general",
  "account",
  "problem",
  "matching",
  "partnership",
  "press",
  "privacy",
] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactTopicLabels: Record<ContactTopic, string> = {
  general: "General question",
  account: "Help with an account",
  problem: "Report a problem",
  matching: "Review of a match",
  partnership: "Law firm or partnership",
  press: "Press",
  privacy: "Privacy request",
};

export const contactStatuses = ["open", "answered", "closed"] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const contactStatusLabels: Record<ContactStatus, string> = {
  open: "Open",
  answered: "Replied",
  closed: "Closed",
};
