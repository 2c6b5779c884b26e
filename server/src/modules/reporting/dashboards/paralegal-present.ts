import type { ParalegalFigures, PracticeRates, SkillGaps } from "@caseload/contract/reporting/dashboards";
import type { OwnFigures, PracticeRate } from "./paralegal-queries.ts";
import { sumMoney } from "../earnings/sum-money.ts";
import type { FoundGaps } from "./skill-gaps.ts";

export const presentOwnFigures = ({
  byStatus,
  interviews,
  activeProjects,
  money,
  inbox,
}: OwnFigures): ParalegalFigures => ({
  applications: {
    pending: byStatus.get("pending") ?? 0,
    reviewing: byStatus.get("reviewing") ?? 0,
    accepted: byStatus.get("accepted") ?? 0,
    rejected: byStatus.get("rejected") ?? 0,
    withdrawn: byStatus.get("withdrawn") ?? 0,
  },
  interviews,
  activeProjects,
  contractsAwaitingSignature: inbox.contractsAwaitingSignature,
  earnings: { year: money.year, ...sumMoney(money.months) },
  unreadMessages: inbox.unreadMessages,
  latestMessageFrom: inbox.latestMessageFrom,
});

/** Areas with the most postings come first. */
export const presentRates = (areas: readonly PracticeRate[], isNewestOnly: boolean): PracticeRates => ({
  isNewestOnly,
  areas: areas
    .map(({ area, postings, median, min, max }) => ({ area, postings, median, min, max }))
    .toSorted((one, other) => other.postings - one.postings || one.area.localeCompare(other.area)),
});

export const presentGaps = ({ fromProfile, compared, gaps }: FoundGaps): SkillGaps => ({
  fromProfile,
  compared,
  gaps: gaps.map(({ skill, asking, found }) => ({
    skill,
    asking,
    postings: found.count,
    more: found.more,
  })),
});
