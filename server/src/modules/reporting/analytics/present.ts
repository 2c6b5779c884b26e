import type { Analytics, PeriodFigures, ReportRow } from "@caseload/contract/reporting/analytics";
import type { ReportColumn } from "@caseload/contract/reporting/report-tables";
import type { PeriodSpan } from "./period.ts";
import type { Funnel, measureFirm, ResponseCount } from "./queries.ts";
import type { Row } from "./report-queries.ts";
import { sumWork } from "./sum-work.ts";

type FirmMeasures = Awaited<ReturnType<typeof measureFirm>>;

const roundTenths = (value: number): number => Number(value.toFixed(1));

/** The applications received and answered, and the median hours until the answer. */
export function summarizeResponses(responses: readonly ResponseCount[]) {
  const sum = (some: readonly ResponseCount[]): number => some.reduce((total, { count }) => total + count, 0);
  const known = responses.flatMap(({ tenths, count }) => (tenths === null ? [] : [{ tenths, count }]));
  const answered = sum(known);
  return { received: sum(responses), answered, hoursToResponse: medianHours(known, answered) };
}

/** The mean of the two middle values, which are the same for an odd count. */
function medianHours(known: readonly { tenths: number; count: number }[], answered: number): number | null {
  if (answered === 0) return null;
  const sorted = known.toSorted((one, other) => one.tenths - other.tenths);
  const at = (place: number): number => {
    let passed = 0;
    for (const { tenths, count } of sorted) {
      passed += count;
      if (place < passed) return tenths;
    }
    throw new Error(`There is no response at place ${place}.`);
  };
  const middle = (answered - 1) / 2;
  return (at(Math.floor(middle)) + at(Math.ceil(middle))) / 20;
}

function presentPeriod({ postings, hires, responses, work }: FirmMeasures, at: 0 | 1): PeriodFigures {
  const { open = 0, closed = 0, filled = 0 } = postings[at] ?? {};
  const ran = work.byDepartment.filter((row) => row.current === (at === 0));
  return {
    published: open + closed + filled,
    open,
    closed,
    filled,
    fillRate: filled + closed === 0 ? null : roundTenths((100 * filled) / (filled + closed)),
    hires: hires[at]?.hires ?? 0,
    daysToHire: hires[at] ? roundTenths(hires[at].days) : null,
    ...summarizeResponses(responses[at]),
    ...sumWork(ran),
  };
}

type WorkSums = ReturnType<typeof sumWork>;

/** Whether there is anything to show of a department in the period. */
const hasWork = ({ projects, approvedMinutes, earnedCents, invoicedCents, paidCents }: WorkSums): boolean =>
  [projects, approvedMinutes, earnedCents, invoicedCents, paidCents].some((sum) => sum !== 0);

/** The firm's departments, archived ones only if they have work in the period, then the work without a department. */
function presentDepartments({ departments, work }: FirmMeasures): Analytics["departments"] {
  const of = (id: number | null) => {
    const own = work.byDepartment.filter((row) => row.departmentId === id);
    const { projects, earnedCents } = sumWork(own.filter((row) => !row.current));
    return { ...sumWork(own.filter((row) => row.current)), before: { projects, earnedCents } };
  };
  const named = departments.map(({ id, name, isArchived }) => ({ id, name, isArchived, ...of(id) }));
  const shown = named.filter(({ isArchived, ...sums }) => !isArchived || hasWork(sums));
  const rest = of(null);
  return [
    ...shown.map(({ isArchived: _, ...department }) => department),
    ...(hasWork(rest) || shown.length === 0 ? [{ id: null, name: null, ...rest }] : []),
  ];
}

const presentStep = (step: FirmMeasures["work"]["steps"][number]): Analytics["spend"][number] => ({
  from: step.from,
  to: step.to,
  earnedCents: step.earnedCents,
  invoicedCents: step.invoicedCents,
  paidCents: step.paidCents,
  outstandingCents: step.outstandingCents,
});

const presentFunnel = ({
  published = 0,
  applied = 0,
  hired = 0,
  started = 0,
  completed = 0,
}: Partial<Funnel> = {}): Funnel => ({ published, applied, hired, started, completed });

export function presentAnalytics(span: PeriodSpan, measured: FirmMeasures): Analytics {
  return {
    period: span.period,
    before: span.before,
    current: presentPeriod(measured, 0),
    previous: presentPeriod(measured, 1),
    funnel: presentFunnel(measured.funnel),
    funnelBefore: presentFunnel(measured.funnelBefore),
    departments: presentDepartments(measured),
    step: measured.work.step,
    spend: measured.work.steps.map(presentStep),
    spendBefore: measured.work.stepsBefore.map(presentStep),
  };
}

/** A report row with the cells of the shown columns only. */
export function presentReportRow(columns: readonly ReportColumn[], row: Row): ReportRow {
  return {
    id: row.id,
    jobId: row.jobId,
    emailConfirmed: row.emailConfirmed || !columns.some(({ kind }) => kind === "person"),
    cells: Object.fromEntries(columns.map(({ key }) => [key, row.cells[key] ?? null])),
  };
}
