/** What the demo's paralegals say of themselves besides the spec's fields. All of it is invented. */
import type { demoProfiles } from "./people.ts";

interface ProfileFacts {
  languages?: string[];
  courts?: string[];
  efilingSystems?: string[];
  hoursPerWeek?: number;
  workingHours?: string;
}

export const demoFacts: Record<keyof typeof demoProfiles, ProfileFacts> = {
  daniel: {
    languages: ["Spanish"],
    courts: ["Eastern District of Pennsylvania", "Philadelphia Court of Common Pleas"],
    efilingSystems: ["CM/ECF", "PACER"],
    hoursPerWeek: 25,
    workingHours: "Weekdays 9 to 3 Eastern",
  },
  leila: {
    languages: ["Arabic", "Spanish"],
    courts: ["USCIS", "EOIR, Kansas City"],
    hoursPerWeek: 30,
    workingHours: "Flexible, evenings for client calls",
  },
  hannah: { courts: ["Franklin County Recorder"], hoursPerWeek: 40 },
  priya: { languages: ["Hindi", "Gujarati"], efilingSystems: ["CM/ECF"], hoursPerWeek: 20 },
  tomasz: { languages: ["Polish"], courts: ["Western District of Pennsylvania"], hoursPerWeek: 15 },
};
