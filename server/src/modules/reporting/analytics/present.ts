import type { Analytics, PeriodFigures, ReportRow } from "@caseload/contract/reporting/analytics";
import type { ReportColumn } from "@caseload/contract/reporting/report-tables";
import type { Span } from "./period.ts";
import type { measureFirm } from "./measure-firm.ts";
import type { Wait } from "./queries.ts";
import type { Row } from "./report-queries.ts";
import type { WorkRow } from "./work-queries.ts";

type Measured = Awaited<ReturnType<typeof measureFirm>>;

const rounded = (value: number, places: number): number => Number(value.toFixed(places));

/** Null where no part is known. */
function sumOf(values: readonly (number | null)[], places: number): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0
    ? null
    : rounded(
        known.reduce((sum, value) => sum + value, 0),
        places,
      );
}

const workOf = (rows: readonly WorkRow[]) => ({
  projects: rows.reduce((sum, row) => sum + row.projects, 0),
  agreedHours: sumOf(
    rows.map((row) => row.hours),
    1,
  ),
  agreedSpend: sumOf(
    rows.map((row) => row.pay),
    2,
  ),
});

/** How many there are, how many were answered, and the median hours until the answer. */
export function medianWait(waits: readonly Wait[]) {
  const sum = (some: readonly Wait[]): number => some.reduce((total, { count }) => total + count, 0);
  const known = waits.flatMap(({ tenths, count }) => (tenths === null ? [] : [{ tenths, count }]));
  const answered = sum(known);
  return { received: sum(waits), answered, hoursToResponse: middleOf(known, answered) };
}

/** The mean of the two in the middle; both are the same one where the number is odd. */
function middleOf(known: readonly { tenths: number; count: number }[], answered: number): number | null {
  if (answered === 0) return null;
  const sorted = known.toSorted((one, other) => one.tenths - other.tenths);
  const at = (place: number): number => {
    let passed = 0;
    for (const { tenths, count } of sorted) {
      passed += count;
      if (place < passed) return tenths;
    }
    throw new Error(`There is no wait at place ${place}.`);
  };
  const middle = (answered - 1) / 2;
  return (at(Math.floor(middle)) + at(Math.ceil(middle))) / 20;
}

function presentPeriod({ postings, hires, responses, work }: Measured, at: 0 | 1): PeriodFigures {
  const { open = 0, closed = 0, filled = 0 } = postings[at] ?? {};
  const ran = work.byDepartment.filter((row) => row.current === (at === 0));
  return {
    published: open + closed + filled,
    open,
    closed,
    filled,
    fillRate: filled + closed === 0 ? null : rounded((100 * filled) / (filled + closed), 1),
    hires: hires[at]?.hires ?? 0,
    daysToHire: hires[at] ? rounded(hires[at].days, 1) : null,
    ...medianWait(responses[at]),
    ...workOf(ran),
    withoutHours: ran.reduce((sum, row) => sum + row.withoutHours, 0),
    withoutPay: ran.reduce((sum, row) => sum + row.withoutPay, 0),
  };
}

/** The firm's departments, archived ones only while work belongs to them, then what belongs to none. */
function presentDepartments({ departments, work }: Measured): Analytics["departments"] {
  const now = work.byDepartment.filter((row) => row.current);
  const of = (id: number | null) => workOf(now.filter((row) => row.departmentId === id));
  const named = departments.map(({ id, name, isArchived }) => ({ id, name, isArchived, ...of(id) }));
  const shown = named.filter(({ isArchived, projects }) => !isArchived || projects > 0);
  const rest = of(null);
  return [
    ...shown.map(({ id, name, projects, agreedHours, agreedSpend }) => ({
      id,
      name,
      projects,
      agreedHours,
      agreedSpend,
    })),
    ...(rest.projects > 0 || shown.length === 0 ? [{ id: null, name: null, ...rest }] : []),
  ];
}

export function presentAnalytics(span: Span, measured: Measured): Analytics {
  const { published = 0, applied = 0, hired = 0, started = 0, completed = 0 } = measured.funnel ?? {};
  return {
    period: span.period,
    before: span.before,
    current: presentPeriod(measured, 0),
    previous: presentPeriod(measured, 1),
    funnel: { published, applied, hired, started, completed },
    departments: presentDepartments(measured),
    step: measured.work.step,
    spend: measured.work.steps.map(({ from, to, pay }) => ({ from, to, agreedSpend: pay })),
  };
}

/** A row of a report with the cells of its table's columns and no others. */
export function presentReportRow(columns: readonly ReportColumn[], row: Row): ReportRow {
  return {
    id: row.id,
    jobId: row.job_id,
    cells: Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? null])),
  };
}
