/** Texts of postings in the words of forms and firms, with what they mean to each filter. */

/** The values behind a posting; its texts express them in the words of forms and firms. */
export interface Made {
  id: number;
  /** Neither a draft, nor waiting, nor hidden. */
  isPublished: boolean;
  status: string;
  postedAt: Date;
  word: string;
  place: Place;
  areas: readonly string[];
  level: string | null;
  /** That it asks for. */
  years: number | null;
  /** Whose bars it asks for; null where it asks for none. */
  bars: readonly string[] | null;
  starts: readonly string[];
  lasts: readonly string[];
  types: readonly string[];
  arrangement: string;
  /** US dollars per hour. */
  pay: readonly [min: number, max: number] | null;
  priority: string;
  isUrgent: boolean;
}

export interface Place {
  text: string;
  state: string | null;
  city: string | null;
  /** As the crow flies to Philadelphia, from a map; null where the text is no one place. */
  milesToPhiladelphia: number | null;
}

export const places: readonly Place[] = [
  { text: "Philadelphia, PA", state: "PA", city: "Philadelphia", milesToPhiladelphia: 1 },
  { text: "Center City, Philadelphia, PA 19103", state: "PA", city: "Philadelphia", milesToPhiladelphia: 1 },
  { text: "Camden, NJ", state: "NJ", city: "Camden", milesToPhiladelphia: 3 },
  { text: "Allentown, Pennsylvania", state: "PA", city: "Allentown", milesToPhiladelphia: 50 },
  { text: "New York, NY", state: "NY", city: "New York", milesToPhiladelphia: 80 },
  { text: "Chicago, IL", state: "IL", city: "Chicago", milesToPhiladelphia: 665 },
  { text: "Remote", state: null, city: null, milesToPhiladelphia: null },
];
export const specialties: readonly { stored: string; areas: readonly string[] }[] = [
  { stored: "realestate", areas: ["Real Estate"] },
  { stored: "Real Estate", areas: ["Real Estate"] },
  { stored: "tax_law", areas: ["Tax Law"] },
  { stored: "tax", areas: ["Tax Law"] },
  { stored: "daca", areas: ["Immigration"] },
  { stored: "Estate Planning", areas: ["Estate Planning"] },
  { stored: "spanish", areas: [] },
];
export const levels = [
  { text: "0-2 years", level: "entry", years: 0 },
  { text: "Entry level", level: "entry", years: 0 },
  { text: "3-5", level: "mid", years: 3 },
  { text: "at least six years", level: "senior", years: 6 },
  { text: "10+ years", level: "expert", years: 10 },
  { text: null, level: null, years: null },
];
export const credentials: readonly { listed: string[]; bars: readonly string[] | "own" | null }[] = [
  { listed: [], bars: null },
  { listed: ["Notary Public", "Certified Paralegal (CP)"], bars: null },
  { listed: ["Bar admission not required"], bars: null },
  { listed: ["Bar admission"], bars: "own" },
  { listed: ["Certified Paralegal (CP)", "Admitted to the New York bar"], bars: ["NY"] },
  { listed: ["Licensed attorney, PA or NJ"], bars: ["PA", "NJ"] },
  { listed: ["West Virginia bar", "D.C. Bar"], bars: ["WV", "DC"] },
];
export const hours = [
  { text: "40 hrs/week", types: ["full-time"] },
  { text: "Full-time", types: ["full-time"] },
  { text: "10-15", types: ["part-time"] },
  { text: "As needed", types: [] },
];
export const durations = [
  { text: "Ongoing", types: ["ongoing"], lasts: ["Ongoing"] },
  { text: "6 weeks", types: ["project", "temporary"], lasts: ["Short-term"] },
  { text: "9 months", types: ["project"], lasts: ["Long-term"] },
  { text: "Long-term", types: ["ongoing"], lasts: ["Long-term", "Ongoing"] },
  { text: "Short-term project", types: ["project"], lasts: ["Short-term"] },
  { text: "To be agreed", types: [], lasts: [] },
];
export const pays: readonly { text: string | null; pay: Made["pay"] }[] = [
  { text: "$28-34/hr", pay: [28, 34] },
  { text: "$45 per hour", pay: [45, 45] },
  { text: "up to $60/hr", pay: [0, 60] },
  { text: "$150-320/hr", pay: [150, 320] },
  { text: "$2,500 flat fee", pay: null },
  { text: null, pay: null },
];
export const anyStart = ["Immediate", "Within Week", "Within Month"];
export const urgencies = [
  { urgency: "immediate", priority: "low", isUrgent: true, starts: anyStart },
  { urgency: "flexible", priority: "urgent", isUrgent: false, starts: ["Within Week", "Within Month"] },
  { urgency: "in 3 to 5 days", priority: "low", isUrgent: false, starts: ["Within Week", "Within Month"] },
  { urgency: "within two weeks", priority: "high", isUrgent: false, starts: ["Within Month"] },
  { urgency: "in two months", priority: "low", isUrgent: false, starts: [] },
  { urgency: null, priority: "urgent", isUrgent: true, starts: anyStart },
  { urgency: null, priority: "high", isUrgent: false, starts: [] },
  { urgency: null, priority: "medium", isUrgent: false, starts: [] },
];
export const words = ["tamarack", "quillwort", "bluestem", "saxifrage"];
export const statuses = ["open", "open", "open", "closed", "filled", "draft", "pending_approval"] as const;
export const arrangements = ["Remote", "Hybrid", "Onsite"] as const;
export const agesInDays = [0.01, 0.5, 0.9, 2, 5, 6.9, 12, 29, 45, 200, 700];
