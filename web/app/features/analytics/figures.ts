/** Figures as they are written, and as they are compared. */
import type { Analytics, PeriodFigures } from "@caseload/contract/reporting/analytics";
import type { Days } from "@caseload/contract/reporting/periods";
import { type ReportTable, writtenNumber } from "@caseload/contract/reporting/report-tables";
import type { LedgerCell, NotePart } from "~/ui/ledger.tsx";
import { money } from "~/lib/money.ts";
import { plural } from "~/lib/phrases.ts";
import type { useFormat } from "~/lib/use-format.ts";

type DayFormat = Pick<ReturnType<typeof useFormat>, "day" | "monthYear">;

const noData = "No data yet";

const percent = (value: number): string => `${Math.round(value)}%`;
const tenth = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 1 });

/** "5.4 days" */
const days = (value: number): string => `${tenth(value)} ${value === 1 ? "day" : "days"}`;
/** "3.5 hours", and days from two on. */
const wait = (hours: number): string =>
  hours >= 48 ? days(hours / 24) : `${tenth(hours)} ${hours === 1 ? "hour" : "hours"}`;
const whole = (value: number): string => value.toLocaleString("en-US");
export const dollars = (value: number): string => money(Math.round(value));

interface FigureDefinition {
  readonly label: string;
  readonly value: (figures: PeriodFigures) => number | null;
  readonly written: (value: number) => string;
  /** What it is computed from. */
  readonly basis: (figures: PeriodFigures) => readonly Basis[];
  readonly table: ReportTable;
  /** The order of its rows, where it is not the usual one. */
  readonly sort?: string;
}

/** Words, or a count of the table's rows of a choice. */
type Basis = string | { readonly text: string; readonly only?: string };

const hiring: readonly FigureDefinition[] = [
  {
    label: "Fill rate",
    value: ({ fillRate }) => fillRate,
    written: percent,
    basis: ({ filled, closed, open }) => [
      { text: `${whole(filled)} filled`, only: "filled" },
      { text: `of ${plural(filled + closed, "decided posting")}`, only: "decided" },
      ...(open > 0 ? [{ text: `${whole(open)} still open`, only: "open" }] : []),
    ],
    table: "jobs",
  },
  {
    label: "Time to hire",
    value: ({ daysToHire }) => daysToHire,
    written: days,
    basis: ({ hires }) => [{ text: `median of ${plural(hires, "hire")}` }],
    sort: "timeToHire",
    table: "contracts",
  },
  {
    label: "First response",
    value: ({ hoursToResponse }) => hoursToResponse,
    written: wait,
    basis: ({ answered, received }) => [
      { text: `${whole(answered)} answered`, only: "answered" },
      { text: `of ${plural(received, "application")}` },
    ],
    sort: "firstResponse",
    table: "applications",
  },
];

const work: readonly FigureDefinition[] = [
  {
    label: "Active projects",
    value: ({ projects }) => projects,
    written: whole,
    basis: () => [],
    table: "hours",
  },
  {
    label: "Approved hours",
    value: ({ approvedMinutes }) => approvedMinutes / 60,
    written: (value) => writtenNumber("hours", value),
    basis: () => [],
    table: "hours",
    sort: "approvedHours",
  },
];

const spend: readonly FigureDefinition[] = [
  {
    label: "Earned",
    value: ({ earnedCents }) => earnedCents / 100,
    written: dollars,
    basis: () => ["approved time and flat fees"],
    table: "spend",
  },
  {
    label: "Invoiced",
    value: ({ invoicedCents }) => invoicedCents / 100,
    written: dollars,
    basis: () => [],
    table: "spend",
    sort: "invoiced",
  },
  {
    label: "Paid",
    value: ({ paidCents }) => paidCents / 100,
    written: dollars,
    basis: () => ["confirmed"],
    table: "spend",
    sort: "paid",
  },
  {
    label: "Outstanding",
    value: ({ outstandingCents }) => outstandingCents / 100,
    written: dollars,
    basis: () => ["unpaid today"],
    table: "spend",
    sort: "outstanding",
  },
];

/** "down from 62%", with the rows of the period before. */
const comparison = (
  { value, written, table, sort }: FigureDefinition,
  { current, previous, before }: Analytics,
  rowsOf: RowsOf,
): NotePart => {
  const [now, then] = [value(current), value(previous)];
  if (then === null) return "no data before";
  if (now !== null && written(now) === written(then)) return "unchanged";
  const to = rowsOf(table, { ...before, ...(sort !== undefined && { sort }) });
  const way = now === null ? "" : now > then ? "up from " : "down from ";
  return { text: `${way}${written(then)}${now === null ? " before" : ""}`, to };
};

const cellsOf = (
  definitions: readonly FigureDefinition[],
  analytics: Analytics,
  rowsOf: RowsOf,
): LedgerCell[] =>
  definitions.map((figure) => {
    const { label, value, written, basis, table, sort } = figure;
    const now = value(analytics.current);
    return {
      label,
      figure: now === null ? noData : written(now),
      noteParts: [
        ...basis(analytics.current).map((part) =>
          typeof part === "string"
            ? part
            : { text: part.text, to: rowsOf(table, part.only === undefined ? {} : { only: part.only }) },
        ),
        comparison(figure, analytics, rowsOf),
      ],
      to: rowsOf(table, sort === undefined ? {} : { sort }),
    };
  });

/** "Nov 9 – Nov 15", and the name of a whole month. */
export function daysText({ from, to }: Days, format: DayFormat): string {
  const next = new Date(`${to}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  if (from.endsWith("-01") && next.getUTCDate() === 1 && from.slice(0, 7) === to.slice(0, 7))
    return format.monthYear(from);
  return from === to ? format.day(from) : `${format.day(from)} – ${format.day(to)}`;
}

/** The address of a report's rows in the same period. */
export type RowsOf = (table: string, more?: Readonly<Record<string, string>>) => string;

export const hiringCells = (analytics: Analytics, rowsOf: RowsOf) => cellsOf(hiring, analytics, rowsOf);
export const spendCells = (analytics: Analytics, rowsOf: RowsOf) => cellsOf(spend, analytics, rowsOf);
export const workCells = (analytics: Analytics, rowsOf: RowsOf) => cellsOf(work, analytics, rowsOf);
