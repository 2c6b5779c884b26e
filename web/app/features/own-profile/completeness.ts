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
    title: "Name three skills or more",
    why: "Tasks and tools are what postings ask for word by word; they carry most reasons of a match.",
    isThere: ({ skills }) => skills.length >= minSkills,
  },
  {
    title: "Write more about your work",
    why: "Matching reads which documents, courts and matters you name. Four or five sentences are enough.",
    isThere: ({ description }) => description.length >= minBioLength,
  },
  {
    title: "Name your hourly rate",
    why: "Without one, firms can't tell whether a posting pays enough. You can keep it hidden from others.",
    isThere: ({ hourlyRate }) => hourlyRate !== null,
  },
  {
    title: "Add your certifications",
    why: "Some postings ask for one by name, and firms look for them first.",
    isThere: ({ certifications }) => certifications.length > 0,
  },
  {
    title: "Say how many hours you have",
    why: "Postings name weekly hours; yours show which of them fit.",
    isThere: ({ hoursPerWeek }) => hoursPerWeek !== null,
  },
  {
    title: "Name courts or filing systems",
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
    why: "Interviews and documents in other languages need you. Leave it out if English is the only one.",
    isThere: ({ languages }) => languages.length > 0,
  },
];

/** How complete a profile is, 0 to 100, and what would add most. The required fields are half of it. */
export function completenessOf(profile: OwnProfile): { percent: number; lacks: readonly Lack[] } {
  const lacks = items.filter((item) => !item.isThere(profile));
  const percent = Math.round(50 + (50 * (items.length - lacks.length)) / items.length);
  return { percent, lacks };
}
