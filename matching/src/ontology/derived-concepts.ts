/** Concepts whose names follow a rule: numbered forms, courts of each state, circuits, federal districts, languages. */
import { STATES } from "../geo/states.ts";
import courtNames from "./concepts/court-names.json" with { type: "json" };
import languageList from "./concepts/languages.json" with { type: "json" };
import type { ConceptRow } from "./concepts.ts";

interface NumberedForm {
  /** "I-130" */
  readonly number: string;
  readonly agency: string;
  readonly title: string;
  readonly parent: string;
  readonly practice?: readonly string[];
  /** Words that the number needs around it where it also means something else. */
  readonly context?: readonly string[];
}

/** With "form" or the agency before it a number is always a form; alone only where it means nothing else. */
export function numberedForm({ number, agency, title, context, ...rest }: NumberedForm): ConceptRow {
  const prefixed = [`form ${number}`, `${agency} form ${number}`, `${agency} ${number}`];
  return {
    ...rest,
    id: `${agency}-${number.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`,
    name: `${title} (Form ${number})`,
    ...(context === undefined
      ? { aliases: [...prefixed, number] }
      : { aliases: prefixed, ambiguous: [{ alias: number, context }] }),
  };
}

export const stateCourts: readonly ConceptRow[] = STATES.map(({ code, name }) => ({
  id: `state-courts-${code.toLowerCase()}`,
  name: `${name} courts`,
  parent: "state-courts",
  aliases: courtNames.statePhrases.map((phrase) => phrase.replace("{state}", name)),
}));

export const circuits: readonly ConceptRow[] = courtNames.circuits.map(({ name, ordinal }, at) => ({
  id: `circuit-${at + 1}`,
  name: `${name} Circuit`,
  parent: "federal-appeals-courts",
  practice: ["litigation"],
  aliases: [
    `${ordinal} circuit`,
    `${ordinal} cir.`,
    ...(/[23](?:nd|rd)$/.test(ordinal)
      ? [`${ordinal.slice(0, -2)}d cir.`, `${ordinal.slice(0, -2)}d circuit`]
      : []),
    `${name} circuit court of appeals`,
    `U.S. court of appeals for the ${name} circuit`,
    `United States court of appeals for the ${name} circuit`,
  ],
}));

/** 28 U.S.C. 81-131: some states are divided into districts, every other state is one. */
export const federalDistricts: readonly ConceptRow[] = STATES.flatMap((state) => {
  const { code, name, federalDistricts: regions, reporterAbbreviation: abbreviation = "" } = state;
  const parent = `state-courts-${code.toLowerCase()}`;
  if (regions === undefined)
    return [
      {
        id: `district-${code.toLowerCase()}`,
        name: `U.S. District Court, District of ${name}`,
        parent,
        aliases: [
          ...(code === "DC" ? ["ddc"] : [`district of ${name}`]),
          ...(abbreviation === "" ? [] : [`D. ${abbreviation}`, `D.${abbreviation}`]),
          `U.S. district court for the district of ${name}`,
          `United States district court for the district of ${name}`,
          `federal court in ${name}`,
          `${name} federal court`,
        ],
      },
    ];
  return regions.map((region) => {
    const initial = region.charAt(0);
    const short = `${initial.toLowerCase()}d${code.toLowerCase()}`;
    return {
      id: `district-${short}`,
      name: `U.S. District Court, ${region} District of ${name}`,
      parent,
      aliases: [
        `${region} district of ${name}`,
        `U.S. district court for the ${region} district of ${name}`,
        `United States district court for the ${region} district of ${name}`,
        `${initial.toLowerCase()}d ${abbreviation}`,
        short,
        `${initial}.D. ${abbreviation}`,
      ],
    };
  });
});

export const languages: readonly ConceptRow[] = [
  {
    id: "language-american-sign",
    name: "American Sign Language",
    aliases: ["asl", "sign language"],
  },
  {
    id: "language-bilingual",
    name: "Bilingual",
    aliases: ["multilingual", "trilingual", "second language"],
  },
  ...languageList.languages.map(({ name, aliases = [] }) => {
    const language = name.replace(" language", "");
    const slug = language
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, "-")
      .replaceAll(/^-|-$/g, "");
    return {
      id: `language-${slug}`,
      name,
      aliases: [...aliases, ...languageList.phrases.map((phrase) => phrase.replace("{language}", language))],
    };
  }),
];
