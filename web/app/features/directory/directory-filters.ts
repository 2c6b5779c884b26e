/** The filters of the directory, in the address as ?q=&specialty=&experience=&… */
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

const filterNames = [
  "q",
  "location",
  "specialty",
  "experience",
  "maxRate",
  "availability",
  "arrangement",
] as const;
export type FilterName = (typeof filterNames)[number];

/** Empty strings filter nothing. */
export type DirectoryFilters = Readonly<Record<FilterName, string>> & {
  readonly sort: DirectorySort;
  /** Only people with a verified credential. */
  readonly verified: boolean;
  /** Only the firm's shortlist. */
  readonly shortlisted: boolean;
};

export const noFilters: DirectoryFilters = {
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

/** The options of each filter that is not free text. */
export const filterOptions = {
  specialty: withAll("All Specialties", specialties),
  experience: withAll("Any Experience", directoryExperience),
  maxRate: withAll("Any Rate", directoryRates),
  availability: withAll("Any Availability", directoryAvailability),
  arrangement: withAll("Any Arrangement", directoryArrangements),
} as const satisfies Partial<Record<FilterName, readonly Option[]>>;

/** Ignores unknown values, so that an old link still shows people. */
function readValue(name: FilterName, text: string): string {
  if (name === "q" || name === "location") return text.trim().slice(0, maxLength.shortText);
  const value = name === "specialty" ? specialtyLabel(text) : text;
  return filterOptions[name].some((option) => option.value === value) ? value : "";
}

export function readFilters(address: URLSearchParams): DirectoryFilters {
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

export function writeFilters({ sort, verified, shortlisted, ...filters }: DirectoryFilters): URLSearchParams {
  const address = new URLSearchParams();
  for (const name of filterNames) if (filters[name] !== "") address.set(name, filters[name]);
  if (verified) address.set("verified", "true");
  if (shortlisted) address.set("shortlisted", "true");
  if (sort !== "recent") address.set("sort", sort);
  return address;
}

/** The filters that are set, each with the label of its chip. */
export function appliedFilters(filters: DirectoryFilters): { name: FilterName; label: string }[] {
  return filterNames.flatMap((name) => {
    const value = filters[name];
    if (value === "") return [];
    if (name === "q") return { name, label: `"${value}"` };
    if (name === "location") return { name, label: `In ${value}` };
    return { name, label: filterOptions[name].find((option) => option.value === value)?.label ?? value };
  });
}

export const isNarrowed = (filters: DirectoryFilters): boolean =>
  filters.shortlisted || filters.verified || appliedFilters(filters).length > 0;

/** The query of the list; empty filters are left out. */
export function queryOf({ sort, verified, shortlisted, maxRate, ...others }: DirectoryFilters) {
  const texts = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ""));
  return {
    ...texts,
    ...(maxRate !== "" && { maxRate: Number(maxRate) }),
    ...(verified && { verified: "true" as const }),
    ...(shortlisted && { shortlisted: "true" as const }),
    sort,
  };
}

/** The query of the count, which the order does not affect. */
export function filtersOf(filters: DirectoryFilters) {
  const { sort: _, ...query } = queryOf(filters);
  return query;
}
