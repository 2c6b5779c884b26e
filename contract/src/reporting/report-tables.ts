/** The tables of the reports page: their columns, orders and choices, free of zod. */
import { applicationStatuses, contractStatuses } from "../lifecycles.ts";
import { jobStatusLabels } from "../status-labels.ts";
import { contractStatusLabels } from "../engagements/status-labels.ts";
import type { DefinedFigure } from "./figure-definitions.ts";
import { applicationStatusLabels } from "../hiring/status-labels.ts";

export const reportTables = ["jobs", "applications", "contracts", "hours", "spend", "conflicts"] as const;
export type ReportTable = (typeof reportTables)[number];

export const reportTableLabels: Record<ReportTable, string> = {
  jobs: "Jobs",
  applications: "Applications",
  contracts: "Contracts",
  hours: "Hours",
  spend: "Spend",
  conflicts: "Conflicts",
};

/** Which rows a table has, as the screen says it. */
export const reportTableRows: Record<ReportTable, string> = {
  jobs: "Postings published in the period.",
  applications: "Applications received in the period.",
  contracts: "Contracts opened in the period, each by an acceptance.",
  hours: "Contracts active in the period, with the hours approved for it.",
  spend: "Contracts with approved time, invoices or payments in the period.",
  conflicts:
    "Postings published in the period: how many parties are named for conflict checks, how many applications were checked, how many of these had a possible conflict, and how many of them await a decision. The names stay private.",
};

/** `person` is a name, `day` is YYYY-MM-DD, `hours` and `days` are lengths of time, `money` and `rate` US dollars. */
export type ColumnKind = "text" | "person" | "status" | "day" | "count" | "hours" | "days" | "money" | "rate";

export interface ReportColumn {
  readonly key: string;
  readonly label: string;
  readonly kind: ColumnKind;
  /** Rows can be ordered by it. */
  readonly sorted?: true;
  /** Its sum is shown below the rows. */
  readonly summed?: true;
}

const department = { key: "department", label: "Department", kind: "text", sorted: true } as const;
const posting = { key: "posting", label: "Posting", kind: "text" } as const;
const paralegal = { key: "paralegal", label: "Paralegal", kind: "person" } as const;
const status = { key: "status", label: "Status", kind: "status" } as const;
const published = { key: "published", label: "Published", kind: "day", sorted: true } as const;
const started = { key: "started", label: "Started", kind: "day", sorted: true } as const;
const until = { key: "until", label: "Ended", kind: "day" } as const;
/** As the posting states it: planned, and never added up. */
const planned = {
  key: "plannedHours",
  label: "Planned hours per week",
  kind: "hours",
  sorted: true,
} as const;
const approvedHours = {
  key: "approvedHours",
  label: "Approved hours",
  kind: "hours",
  sorted: true,
  summed: true,
} as const;
const money = <const Key extends string>(key: Key, label: string) =>
  ({ key, label, kind: "money", sorted: true, summed: true }) as const;
const rate = { key: "rate", label: "Agreed rate", kind: "rate", sorted: true } as const;

/** The first sortable one is the usual order, newest or most first. */
export const reportColumns = {
  jobs: [
    posting,
    department,
    { key: "postedBy", label: "Posted by", kind: "person" },
    published,
    status,
    { key: "applications", label: "Applications", kind: "count", sorted: true, summed: true },
    { key: "hires", label: "Hires", kind: "count", sorted: true, summed: true },
  ],
  applications: [
    paralegal,
    posting,
    department,
    { key: "received", label: "Received", kind: "day", sorted: true },
    status,
    { key: "firstResponse", label: "First response after", kind: "hours", sorted: true },
    { key: "decided", label: "Decided", kind: "day" },
  ],
  contracts: [
    paralegal,
    posting,
    department,
    { key: "opened", label: "Opened", kind: "day", sorted: true },
    status,
    rate,
    { key: "deadline", label: "Project deadline", kind: "day" },
    { key: "timeToHire", label: "Time to hire", kind: "days", sorted: true },
  ],
  hours: [
    paralegal,
    posting,
    department,
    started,
    until,
    status,
    planned,
    approvedHours,
    { key: "reviews", label: "Reviews", kind: "count", sorted: true, summed: true },
  ],
  spend: [
    paralegal,
    posting,
    department,
    started,
    until,
    approvedHours,
    money("earned", "Earned"),
    money("invoiced", "Invoiced"),
    money("paid", "Paid"),
    money("outstanding", "Outstanding"),
  ],
  conflicts: [
    posting,
    department,
    published,
    status,
    { key: "positions", label: "Positions", kind: "count", sorted: true, summed: true },
    { key: "parties", label: "Private parties", kind: "count", sorted: true, summed: true },
    { key: "checked", label: "Applications checked", kind: "count", sorted: true, summed: true },
    { key: "possibleConflicts", label: "Possible conflicts", kind: "count", sorted: true, summed: true },
    { key: "undecidedConflicts", label: "To decide", kind: "count", sorted: true, summed: true },
  ],
} as const satisfies Record<ReportTable, readonly ReportColumn[]>;

/** The default order of each table, newest first. */
export const usualSort = {
  jobs: "published",
  applications: "received",
  contracts: "opened",
  hours: "started",
  spend: "earned",
  conflicts: "published",
} as const satisfies Record<ReportTable, string>;

/** The posting names a row and leads to it, so that it is always shown. */
export const isLasting = ({ key }: ReportColumn): boolean => key === "posting";

/** The chosen columns of a table in the order of the choice; all of them where none are chosen. */
export function chosenColumns(table: ReportTable, chosen?: readonly string[]): readonly ReportColumn[] {
  const columns: readonly ReportColumn[] = reportColumns[table];
  if (!chosen) return columns;
  const lasting = columns.filter((column) => isLasting(column) && !chosen.includes(column.key));
  const ordered = [...new Set(chosen)].flatMap((key) => columns.find((column) => column.key === key) ?? []);
  return [...lasting, ...ordered];
}

const definedColumns: Readonly<Record<string, DefinedFigure>> = {
  hires: "hire",
  opened: "hire",
  timeToHire: "timeToHire",
  firstResponse: "firstResponse",
  plannedHours: "plannedHours",
  approvedHours: "approvedHours",
  earned: "earned",
  invoiced: "invoiced",
  paid: "paid",
  outstanding: "outstanding",
  parties: "privateParties",
  possibleConflicts: "possibleConflicts",
  department: "department",
};

/** The definitions that these columns rest on. */
export const figuresOf = (columns: readonly ReportColumn[]): DefinedFigure[] =>
  columns.flatMap(({ key }) => definedColumns[key] ?? []);

interface Choice {
  readonly value: string;
  readonly label: string;
}

const labelled = <Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
): readonly Choice[] => values.map((value) => ({ value, label: labels[value] }));

const contractChoices = labelled(contractStatuses, contractStatusLabels);
const startedChoices = contractChoices.filter(({ value }) =>
  ["in_progress", "completed", "cancelled"].includes(value),
);

const publishedChoices = labelled(["open", "closed", "filled"] as const, jobStatusLabels);

/** Some of a table's rows: by status, or by how far a posting has come. */
export const reportChoices: Record<ReportTable, readonly Choice[]> = {
  jobs: [
    ...publishedChoices,
    { value: "decided", label: "Closed or filled" },
    { value: "applied", label: "With applications" },
    { value: "hired", label: "With a hire" },
    { value: "started", label: "Work started" },
    { value: "completed", label: "Work completed" },
  ],
  applications: [
    { value: "answered", label: "With a first response" },
    { value: "unanswered", label: "Without a response" },
    ...labelled(applicationStatuses, applicationStatusLabels),
  ],
  contracts: contractChoices,
  hours: [
    ...startedChoices,
    { value: "used", label: "In progress with approved hours" },
    { value: "reviewed", label: "Completed with reviews" },
  ],
  spend: startedChoices,
  conflicts: [
    { value: "named", label: "With private parties" },
    { value: "unnamed", label: "Without private parties" },
    { value: "possible", label: "With a possible conflict" },
    { value: "undecided", label: "With a conflict to decide" },
    ...publishedChoices,
  ],
};

const numeric: readonly ColumnKind[] = ["count", "hours", "days", "money", "rate"];
/** Such columns are set to the right, so that digits align. */
export const isNumeric = (kind: ColumnKind): boolean => numeric.includes(kind);

const figure = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 1 });

const dollars = (value: number, cents: 0 | 2): string =>
  `$${value.toLocaleString("en-US", { minimumFractionDigits: cents, maximumFractionDigits: cents })}`;

/** With the unit; money to the cent, because columns are compared by eye. */
const written: Partial<Record<ColumnKind, (value: number) => string>> = {
  hours: (value) =>
    `${value.toLocaleString("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} h`,
  days: (value) => `${figure(value)} d`,
  money: (value) => dollars(value, 2),
  rate: (value) => `${dollars(value, Number.isInteger(value) ? 0 : 2)}/hr`,
};

/** "1,204", "36.5 h", "2.4 d", "$1,820.00", "$52/hr" */
export const writtenNumber = (kind: ColumnKind, value: number): string => (written[kind] ?? figure)(value);
