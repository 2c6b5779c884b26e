import { formatCents } from "@caseload/contract/engagements/money-text";
import { freelanceActOf, type FreelanceAct } from "@caseload/contract/engagements/freelance-acts";
import type { StateRule, StateRules } from "@caseload/contract/profiles/state-rules";
import { usStateName } from "@caseload/contract/us-states";
import table from "./state-rules.json" with { type: "json" };

interface Entry {
  state: string;
  rules: readonly StateRule[];
  /** What the state's law on freelance workers leaves open for paralegals. */
  coverage?: string;
  declaration?: NonNullable<StateRules["declaration"]>;
  continuingEducation?: NonNullable<StateRules["continuingEducation"]> & { firstDay: string };
}

// The file's kinds are plain texts for the compiler; state-rules.test.ts checks them against the contract.
const entries = new Map((table as readonly Entry[]).map((entry) => [entry.state, entry]));

export const listedStates: readonly string[] = [...entries.keys()];
export const declarationRuleOf = (state: string) => entries.get(state)?.declaration ?? null;
/** The qualification in words. */
export const basisLabel = ({ state, basis }: { state: string; basis: string }): string =>
  declarationRuleOf(state)?.bases.find(({ key }) => key === basis)?.label ?? basis;

export const educationRuleOf = (state: string) => entries.get(state)?.continuingEducation ?? null;
export type EducationRule = NonNullable<ReturnType<typeof educationRuleOf>>;

const actRule = (act: FreelanceAct, coverage: string | undefined): StateRule => ({
  kind: "freelance_act",
  title: act.name,
  text: [
    `Applies to freelance work worth ${formatCents(act.thresholdCents)} or more, alone or combined with other contracts between the same parties in the preceding ${act.withinDays} days. The contract must be in writing, and the firm must furnish a copy and keep it for ${act.keepYears} years.`,
    ...(coverage === undefined ? [] : [coverage]),
  ].join(" "),
  source: { title: act.citation, url: act.url },
  asOf: act.asOf,
});

/** What the table says about a state. States without an entry have a note instead of rules. */
export function findStateRules(state: string): StateRules {
  const name = usStateName(state);
  const entry = entries.get(state);
  if (!entry)
    return {
      state,
      name,
      isListed: false,
      note: `We haven't listed ${name}'s rules on paralegals and freelance work yet. The supervising attorney should check them before work starts.`,
      rules: [],
      declaration: null,
      continuingEducation: null,
      freelanceAct: null,
    };
  const act = freelanceActOf(state);
  const education = entry.continuingEducation;
  return {
    state,
    name,
    isListed: true,
    note: null,
    rules: [...entry.rules, ...(act ? [actRule(act, entry.coverage)] : [])],
    declaration: entry.declaration ?? null,
    continuingEducation: education
      ? {
          section: education.section,
          years: education.years,
          ethicsMinutes: education.ethicsMinutes,
          generalMinutes: education.generalMinutes,
        }
      : null,
    freelanceAct: act && {
      name: act.name,
      citation: act.citation,
      thresholdCents: act.thresholdCents,
      withinDays: act.withinDays,
      maxPaymentDays: act.maxPaymentDays,
      clauses: [...act.clauses],
    },
  };
}
