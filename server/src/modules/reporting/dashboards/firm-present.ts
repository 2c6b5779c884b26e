import type {
  Activity,
  DepartmentFigures,
  ExecutiveDashboard,
  MonthSpend,
} from "@caseload/contract/reporting/dashboards";
import type { MoneySums } from "@caseload/contract/reporting/money-sums";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { sideOf } from "../../engagements/contracts/policy.ts";
import type { PeriodSpan } from "../analytics/period.ts";
import { sumWork } from "../analytics/sum-work.ts";
import type { ActivityRow } from "./activity-queries.ts";
import type { ExecutiveMeasures } from "./executive-queries.ts";

/** Only people who may open the contract get its id. */
export function presentActivity(actor: FirmActor, row: ActivityRow): Activity {
  const { attorneyId, supervisorId, paralegalId, contractId } = row;
  const mayOpen =
    attorneyId !== null &&
    supervisorId !== null &&
    paralegalId !== null &&
    sideOf(actor, { attorneyId, supervisorId, paralegalId, firmId: actor.firmId }) !== null;
  return {
    kind: row.kind,
    at: row.at.toISOString(),
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    person: row.person,
    emailConfirmed: row.emailConfirmed,
    applicationId: row.applicationId,
    contractId: mayOpen ? contractId : null,
  };
}

function departmentFigures(id: number | null, { work, projects, postings }: ExecutiveMeasures) {
  const ran = work.byDepartment.filter((row) => row.current && row.departmentId === id);
  const { projects: _, ...sums } = sumWork(ran);
  const published = postings.find((row) => row.departmentId === id);
  return {
    inProgress: projects.find((row) => row.departmentId === id)?.inProgress ?? 0,
    ...sums,
    filled: published?.filled ?? 0,
    decided: published?.decided ?? 0,
    isIdle: ran.length === 0 && !published && !projects.some((row) => row.departmentId === id),
  };
}

function presentDepartments(measures: ExecutiveMeasures): DepartmentFigures[] {
  const named = measures.departments.flatMap(({ id, name, isArchived }) => {
    const { isIdle, ...figures } = departmentFigures(id, measures);
    return isArchived && isIdle ? [] : [{ id, name, ...figures }];
  });
  const { isIdle, ...figures } = departmentFigures(null, measures);
  return isIdle && named.length > 0 ? named : [...named, { id: null, name: null, ...figures }];
}

const moneyOf = ({ earnedCents, invoicedCents, paidCents, outstandingCents }: MoneySums): MoneySums => ({
  earnedCents,
  invoicedCents,
  paidCents,
  outstandingCents,
});

function presentMonths({ months, earned }: ExecutiveMeasures): MonthSpend[] {
  const byMonth = new Map(earned.map(({ month, earnedCents }) => [month, earnedCents]));
  const earnedIn = ({ from }: { from: string }): number => byMonth.get(from.slice(0, 7)) ?? 0;
  return months.map(({ current, before }) => ({
    ...current,
    earnedCents: earnedIn(current),
    before,
    beforeCents: earnedIn(before),
  }));
}

export function presentExecutive(span: PeriodSpan, measures: ExecutiveMeasures): ExecutiveDashboard {
  const { work, projects, completed, withTime, ratings, conflicts, pipeline } = measures;
  const current = sumWork(work.byDepartment.filter((row) => row.current));
  const before = sumWork(work.byDepartment.filter((row) => !row.current));
  const total = (count: (row: (typeof projects)[number]) => number): number =>
    projects.reduce((sum, row) => sum + count(row), 0);
  return {
    period: span.period,
    before: span.before,
    spend: { current: moneyOf(current), previous: moneyOf(before) },
    projects: {
      inProgress: total((row) => row.inProgress),
      termsAgreed: total((row) => row.termsAgreed),
      awaitingTerms: total((row) => row.awaitingTerms),
    },
    utilization: {
      approvedMinutes: current.approvedMinutes,
      inProgress: total((row) => row.inProgress),
      withTime,
    },
    pipeline: { ...pipeline, inProgress: total((row) => row.inProgress) },
    spendByMonth: presentMonths(measures),
    conflicts: {
      checked: conflicts.checked,
      possible: conflicts.possible,
      undecided: conflicts.undecided,
    },
    satisfaction: { ...ratings, completed },
    departments: presentDepartments(measures),
  };
}
