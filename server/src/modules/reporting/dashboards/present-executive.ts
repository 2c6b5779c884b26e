import type { DepartmentFigures, ExecutiveDashboard } from "@caseload/contract/reporting/firm-dashboards";
import type { Span } from "../analytics/period.ts";
import type { WorkRow } from "../analytics/work-queries.ts";
import type { MeasuredExecutive } from "./executive-queries.ts";

/** Null where no part is known. */
function sumOf(values: readonly (number | null)[], places: number): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return Number(known.reduce((sum, value) => sum + value, 0).toFixed(places));
}

const hoursOf = (rows: readonly WorkRow[]): number | null =>
  sumOf(
    rows.map(({ hours }) => hours),
    1,
  );
const spendOf = (rows: readonly WorkRow[]): number | null =>
  sumOf(
    rows.map(({ pay }) => pay),
    2,
  );

function figuresOf(id: number | null, { work, projects, postings }: MeasuredExecutive) {
  const ran = work.byDepartment.filter((row) => row.current && row.departmentId === id);
  const published = postings.find((row) => row.departmentId === id);
  return {
    inProgress: projects.find((row) => row.departmentId === id)?.inProgress ?? 0,
    agreedHours: hoursOf(ran),
    agreedSpend: spendOf(ran),
    filled: published?.filled ?? 0,
    decided: published?.decided ?? 0,
    isIdle: ran.length === 0 && !published && !projects.some((row) => row.departmentId === id),
  };
}

function presentDepartments(measured: MeasuredExecutive): DepartmentFigures[] {
  const named = measured.departments.flatMap(({ id, name, isArchived }) => {
    const { isIdle, ...figures } = figuresOf(id, measured);
    return isArchived && isIdle ? [] : [{ id, name, ...figures }];
  });
  const { isIdle, ...figures } = figuresOf(null, measured);
  return isIdle && named.length > 0 ? named : [...named, { id: null, name: null, ...figures }];
}

/** Nobody logs hours, sends invoices or writes reviews on the site yet: what these would tell is unknown, not zero. */
export function presentExecutive(span: Span, measured: MeasuredExecutive): ExecutiveDashboard {
  const { work, projects, completed } = measured;
  const current = work.byDepartment.filter((row) => row.current);
  const before = work.byDepartment.filter((row) => !row.current);
  const total = (count: (row: (typeof projects)[number]) => number): number =>
    projects.reduce((sum, row) => sum + count(row), 0);
  return {
    period: span.period,
    before: span.before,
    revenue: { basis: "agreed", amount: spendOf(current), amountBefore: spendOf(before) },
    projects: {
      inProgress: total((row) => row.inProgress),
      termsAgreed: total((row) => row.termsAgreed),
      awaitingTerms: total((row) => row.awaitingTerms),
    },
    utilization: { agreedHours: hoursOf(current), loggedHours: null },
    satisfaction: { mean: null, reviews: 0, completed },
    departments: presentDepartments(measured),
  };
}
