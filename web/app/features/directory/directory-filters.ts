/** The directory's filters, as they stand in the address: ?q=&specialty=&experience=&… */
import {
  directoryArrangements,
  directoryAvailability,
  directoryExperience,
  directoryRates,
  directorySorts,
  type DirectorySort,
} from "@caseload/contract/hiring/directory-options";
import { jobSpecialties, ownProfileSpecialties } from "@caseload/contract/form-options";
import { maxLength } from "@caseload/contract/limits";
import { type Option, specialtyLabel } from "@caseload/contract/options";

const names = ["q", "location", "specialty", "experience", "maxRate", "availability", "arrangement"] as const;
export type FilterName = (typeof names)[number];

/** Empty where nothing is asked for. */
export type DirectoryChoices = Readonly<Record<FilterName, string>> & {
  readonly sort: DirectorySort;
  /** Only people with a checked credential. */
  readonly verified: boolean;
  /** Only the firm's shortlist. */
  readonly shortlisted: boolean;
};

export const noChoices: DirectoryChoices = {
  q: "",
  location: "",
  specialty: "",
  experience: "",
  maxRate: "",
  availability: "",
  arrangement: "",
  sort: "recent",
  verified: false,
  shortlisted: false,
};

const specialties = [...new Set([...ownProfileSpecialties, ...jobSpecialties.map(({ label }) => label)])].map(
  (value): Option => ({ value, label: value }),
);

const withAll = (label: string, options: readonly Option[]): readonly Option[] => [
  { value: "", label },
  ...options,
];

/** What each choice can be; words are free. */
export const choices = {
  specialty: withAll("All Specialties", specialties),
  experience: withAll("Any Experience", directoryExperience),
  maxRate: withAll("Any Rate", directoryRates),
  availability: withAll("Any Availability", directoryAvailability),
  arrangement: withAll("Any Arrangement", directoryArrangements),
} as const satisfies Partial<Record<FilterName, readonly Option[]>>;

/** An address that names what the lists lack still shows people. */
function readValue(name: FilterName, given: string): string {
  if (name === "q" || name === "location") return given.trim().slice(0, maxLength.shortText);
  const value = name === "specialty" ? specialtyLabel(given) : given;
  return choices[name].some((option) => option.value === value) ? value : "";
}

export function readChoices(address: URLSearchParams): DirectoryChoices {
  const value = (name: FilterName): string => readValue(name, address.get(name) ?? "");
  return {
    q: value("q"),
    location: value("location"),
    specialty: value("specialty"),
    experience: value("experience"),
    maxRate: value("maxRate"),
    availability: value("availability"),
    arrangement: value("arrangement"),
    sort: directorySorts.find((sort) => sort.value === address.get("sort"))?.value ?? "recent",
    verified: address.get("verified") === "true",
    shortlisted: address.get("shortlisted") === "true",
  };
}

export function writeChoices({ sort, verified, shortlisted, ...given }: DirectoryChoices): URLSearchParams {
  const address = new URLSearchParams();
  for (const name of names) if (given[name] !== "") address.set(name, given[name]);
  if (verified) address.set("verified", "true");
  if (shortlisted) address.set("shortlisted", "true");
  if (sort !== "recent") address.set("sort", sort);
  return address;
}

/** What is asked for, each with the words of its chip. */
export function applied(given: DirectoryChoices): { name: FilterName; label: string }[] {
  return names.flatMap((name) => {
    const value = given[name];
    if (value === "") return [];
    if (name === "q") return { name, label: `“${value}”` };
    if (name === "location") return { name, label: `In ${value}` };
    return { name, label: choices[name].find((option) => option.value === value)?.label ?? value };
  });
}

export const isNarrowed = (given: DirectoryChoices): boolean =>
  given.shortlisted || given.verified || applied(given).length > 0;

/** The calls' query: what is not asked for stays away. */
export function queryOf({ sort, verified, shortlisted, maxRate, ...given }: DirectoryChoices) {
  const filters = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  return {
    ...filters,
    ...(maxRate !== "" && { maxRate: Number(maxRate) }),
    ...(verified && { verified: "true" as const }),
    ...(shortlisted && { shortlisted: "true" as const }),
    sort,
  };
}

/** The same without the order, which changes no count. */
export function filtersOf(given: DirectoryChoices) {
  const { sort: _, ...filters } = queryOf(given);
  return filters;
}
