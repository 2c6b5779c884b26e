/** Profile fields beyond those of SPEC.md. All of them are invented. */
import type { demoProfiles } from "./people.ts";

interface ProfileDetails {
  languages?: string[];
  courts?: string[];
  efilingSystems?: string[];
  hoursPerWeek?: number;
  workingHours?: string;
}

export const demoProfileDetails: Record<keyof typeof demoProfiles, ProfileDetails> = {
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
