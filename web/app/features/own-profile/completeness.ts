/** What a profile lacks, and why it matters: matching and firms read nothing that is not there. */
import type { OwnProfile } from "@caseload/contract/profiles/profiles";

interface Lack {
  readonly title: string;
  readonly why: string;
}

interface Item extends Lack {
  readonly isThere: (profile: OwnProfile) => boolean;
}

/** Characters from which a text names more than a practice area. */
const minBioLength = 200;
const minSkills = 3;

/** The most useful first. */
const items: readonly Item[] = [
  {
    title: "Add 3 or more skills",
    why: "Postings ask for specific tasks and tools, and most match reasons come from them.",
    isThere: ({ skills }) => skills.length >= minSkills,
  },
  {
    title: "Write more about your work",
    why: "Matching looks for the documents, courts and matters you mention. 4 or 5 sentences are enough.",
    isThere: ({ description }) => description.length >= minBioLength,
  },
  {
    title: "Add your hourly rate",
    why: "Without one, firms can't tell whether a posting pays enough. You can keep it hidden from others.",
    isThere: ({ hourlyRate }) => hourlyRate !== null,
  },
  {
    title: "Add your certifications",
    why: "Some postings ask for one by name, and firms look for them first.",
    isThere: ({ certifications }) => certifications.length > 0,
  },
  {
    title: "Add your weekly hours",
    why: "Postings list weekly hours; yours show which ones fit.",
    isThere: ({ hoursPerWeek }) => hoursPerWeek !== null,
  },
  {
    title: "Add courts or e-filing systems",
    why: "Firms look for people who know their court's local rules.",
    isThere: ({ courts, efilingSystems }) => courts.length + efilingSystems.length > 0,
  },
  {
    title: "Add your start date",
    why: "Urgent work goes to people with a start date.",
    isThere: ({ availableFrom }) => availableFrom !== null,
  },
  {
    title: "Add the languages you work in",
    why: "Some jobs need interviews or documents in another language. Skip this if you work only in English.",
    isThere: ({ languages }) => languages.length > 0,
  },
];

/** How complete a profile is, 0 to 100, and what would add most. The required fields are half of it. */
export function completenessOf(profile: OwnProfile): { percent: number; lacks: readonly Lack[] } {
  const lacks = items.filter((item) => !item.isThere(profile));
  const percent = Math.round(50 + (50 * (items.length - lacks.length)) / items.length);
  return { percent, lacks };
}
