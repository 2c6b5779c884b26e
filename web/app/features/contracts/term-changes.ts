/** The values of an agreement, and how those of two versions differ, for tables beside its text. */
import { formatCents, formatHours } from "@caseload/contract/engagements/money-text";
import { sectionHeadings } from "@caseload/contract/engagements/section-headings";
import type { StoredPay, StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { usStateName } from "@caseload/contract/us-states";
import { plural } from "~/lib/phrases.ts";
import { clip } from "~/lib/format.ts";
import { payFigure } from "./pay-figure.ts";

/** Terms with the name that belongs to their supervisor's id. */
export interface NamedTerms {
  readonly structuredTerms: StructuredTerms;
  readonly supervisorName: string;
}

export interface TermChange {
  /** The key of the value, for lists. */
  readonly key: string;
  readonly label: string;
  /** Null where the value has no short former form. */
  readonly before: string | null;
  readonly after: string;
  /** The heading of the section that states it. */
  readonly section: string;
}

type WriteDay = (day: string) => string;

const maxQuote = 48;
const quote = (text: string): string => `"${clip(text.replace(/\s+/g, " ").trim(), maxQuote)}"`;

const capText = (capMinutes: number | null): string =>
  capMinutes === null ? "No cap" : `${formatHours(capMinutes)} hours`;

const daysText = (days: number): string => `${plural(days, "day")} after invoice`;

const expensesText = ({ allowed, capCents }: StructuredTerms["expenses"]): string => {
  if (!allowed) return "Not reimbursed";
  return capCents === null ? "Reimbursed" : `Reimbursed up to ${formatCents(capCents)}`;
};

const approvalText = (days: number | null): string =>
  days === null ? "None" : `After ${plural(days, "day")}`;

const contactText = { none: "None", supervised: "As the attorney directs" } as const;

const stateText = (code: string | null): string =>
  code === null ? "State of the firm's office" : usStateName(code);

const addressText = (address: string | null): string => address ?? "Not given";

const milestonesText = (pay: StoredPay | null, day: WriteDay): string => {
  if (pay?.kind !== "flat") return "";
  return pay.milestones
    .map(
      ({ title, dueOn, cents }) =>
        `${title}: ${formatCents(cents)}${dueOn === null ? "" : `, ${day(dueOn)}`}`,
    )
    .join("; ");
};

interface Value {
  readonly key: string;
  readonly label: string;
  readonly section: string;
  readonly text: (terms: NamedTerms, day: WriteDay) => string;
  /** The former value, where the new one repeats its unit. */
  readonly shortText?: (terms: NamedTerms, day: WriteDay) => string;
  /** Whether both terms have the value at all. */
  readonly applies?: (pay: StoredPay | null) => boolean;
}

const { compensation, parties, term, expenses, supervision, limits, governingLaw } = sectionHeadings;

/** In the order of the agreement's sections. */
const values: readonly Value[] = [
  {
    key: "firmAddress",
    label: "Firm address",
    section: parties,
    text: ({ structuredTerms: { firmAddress } }) => addressText(firmAddress),
  },
  {
    key: "paralegalAddress",
    label: "Paralegal address",
    section: parties,
    text: ({ structuredTerms: { paralegalAddress } }) => addressText(paralegalAddress),
  },
  {
    key: "startsOn",
    label: "Start date",
    section: term,
    text: ({ structuredTerms: { startsOn } }, day) => day(startsOn),
  },
  {
    key: "endsOn",
    label: "End date",
    section: term,
    text: ({ structuredTerms: { endsOn } }, day) => (endsOn === null ? "Open" : day(endsOn)),
  },
  {
    key: "pay",
    label: "Pay",
    section: compensation,
    text: ({ structuredTerms: { pay } }) => payFigure(pay),
  },
  {
    key: "cap",
    label: "Cap",
    section: compensation,
    text: ({ structuredTerms: { pay } }) => (pay?.kind === "hourly" ? capText(pay.capMinutes) : ""),
    shortText: ({ structuredTerms: { pay } }) =>
      pay?.kind === "hourly" && pay.capMinutes !== null ? formatHours(pay.capMinutes) : "No cap",
    applies: (pay) => pay?.kind === "hourly",
  },
  {
    key: "milestones",
    label: "Milestones",
    section: compensation,
    text: ({ structuredTerms: { pay } }, day) => milestonesText(pay, day),
    applies: (pay) => pay?.kind === "flat",
  },
  {
    key: "autoApproveDays",
    label: "Auto-approval",
    section: compensation,
    text: ({ structuredTerms: { autoApproveDays } }) => approvalText(autoApproveDays),
    applies: (pay) => pay?.kind === "hourly",
  },
  {
    key: "paymentDays",
    label: "Payment",
    section: compensation,
    text: ({ structuredTerms: { paymentDays } }) => daysText(paymentDays),
    shortText: ({ structuredTerms: { paymentDays } }) => String(paymentDays),
  },
  {
    key: "expenses",
    label: "Expenses",
    section: expenses,
    text: ({ structuredTerms }) => expensesText(structuredTerms.expenses),
  },
  {
    key: "supervisorId",
    label: "Supervision",
    section: supervision,
    text: ({ supervisorName }) => supervisorName,
  },
  {
    key: "clientContact",
    label: "Client contact",
    section: limits,
    text: ({ structuredTerms: { clientContact } }) => contactText[clientContact],
  },
  {
    key: "governingState",
    label: "Law",
    section: governingLaw,
    text: ({ structuredTerms: { governingState } }) => stateText(governingState),
  },
];

/** Supervisors are distinguished by id: two attorneys may share a name. */
const isSame = ({ key, text }: Value, one: NamedTerms, other: NamedTerms, day: WriteDay): boolean =>
  key === "supervisorId"
    ? one.structuredTerms.supervisorId === other.structuredTerms.supervisorId
    : text(one, day) === text(other, day);

function valueChange(value: Value, base: NamedTerms, next: NamedTerms, day: WriteDay): TermChange[] {
  const { key, label, section, text, shortText, applies } = value;
  if (isSame(value, base, next, day)) return [];
  if (applies && !applies(next.structuredTerms.pay)) return [];
  const hadIt = !applies || applies(base.structuredTerms.pay);
  const before = hadIt ? (shortText ?? text)(base, day) : null;
  return [{ key, label, section, before, after: text(next, day) }];
}

/** "Adds 'A privilege log'", "Removes …", "Rewords …" or "Reorders the list". */
function listChange(base: readonly string[], next: readonly string[]): string | null {
  const added = next.filter((item) => !base.includes(item));
  const removed = base.filter((item) => !next.includes(item));
  if (added.length === 0 && removed.length === 0)
    return base.join("\n") === next.join("\n") ? null : "Reorders the list";
  if (added.length === 1 && removed.length === 1) return `Rewords ${quote(added[0] ?? "")}`;
  return [
    ...added.map((item) => `Adds ${quote(item)}`),
    ...removed.map((item) => `Removes ${quote(item)}`),
  ].join("; ");
}

function serviceChange(base: NamedTerms, next: NamedTerms): TermChange[] {
  const after = listChange(base.structuredTerms.services, next.structuredTerms.services);
  if (after === null) return [];
  return [{ key: "services", label: "Services", section: sectionHeadings.services, before: null, after }];
}

function clauseChanges(base: NamedTerms, next: NamedTerms): TermChange[] {
  const old = base.structuredTerms.extraClauses;
  const current = next.structuredTerms.extraClauses;
  const change = (heading: string, after: string, at: number): TermChange => ({
    key: `clause-${at}-${heading}`,
    label: clip(heading, 24),
    section: heading,
    before: null,
    after,
  });
  const isIn = (clauses: typeof old, heading: string) => clauses.some((one) => one.heading === heading);
  const renamedTo = (text: string) => old.find((one) => one.text === text && !isIn(current, one.heading));
  const isRenamed = (text: string) => current.some((one) => one.text === text && !isIn(old, one.heading));
  const changed = current.flatMap(({ heading, text }, at) => {
    const former = old.find((one) => one.heading === heading);
    const renamed = former ? undefined : renamedTo(text);
    if (renamed) return [change(heading, `Renames ${quote(renamed.heading)}`, at)];
    if (!former) return [change(heading, "Added clause", at)];
    return former.text === text ? [] : [change(heading, "Reworded clause", at)];
  });
  const removed = old.flatMap(({ heading, text }, at) =>
    current.some((one) => one.heading === heading) || isRenamed(text)
      ? []
      : [change(heading, "Removed clause", at)],
  );
  return [...changed, ...removed];
}

/** What differs between two versions, in the order of the agreement's sections. */
export function termChanges(base: NamedTerms, next: NamedTerms, day: WriteDay): TermChange[] {
  const changes = values.flatMap((value) => valueChange(value, base, next, day));
  const beforeServices = changes.filter(({ section }) => section === parties);
  return [
    ...beforeServices,
    ...serviceChange(base, next),
    ...changes.filter(({ section }) => section !== parties),
    ...clauseChanges(base, next),
  ];
}

/** The values that matter most, for terms without an earlier version. */
export function keyTerms(terms: NamedTerms, day: WriteDay): TermChange[] {
  const shown = new Set([
    "pay",
    "cap",
    "milestones",
    "startsOn",
    "endsOn",
    "paymentDays",
    "expenses",
    "supervisorId",
  ]);
  return values
    .filter(({ key, applies }) => shown.has(key) && (!applies || applies(terms.structuredTerms.pay)))
    .map(({ key, label, section, text }) => ({ key, label, section, before: null, after: text(terms, day) }));
}
