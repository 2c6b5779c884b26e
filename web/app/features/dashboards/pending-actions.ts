import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import type { Permission } from "@caseload/contract/roles";
import { plural } from "~/lib/phrases.ts";

type Figure =
  | "postingsAwaitingApproval"
  | "contractsAwaitingSignature"
  | "pendingApplications"
  | "unreadMessages";

interface PendingAction {
  readonly figure: Figure;
  readonly label: string;
  readonly to: string;
  /** For holders of this permission only. */
  readonly permission?: Permission;
  readonly noun: string;
  /** "need your approval" */
  readonly verb: (count: number) => string;
}

const needs = (count: number): string => (count === 1 ? "needs" : "need");

/** In the order of urgency. */
const actions: readonly PendingAction[] = [
  {
    figure: "postingsAwaitingApproval",
    label: "Postings to approve",
    to: "/approvals",
    permission: "job:approve",
    noun: "posting",
    verb: (count) => `${needs(count)} your approval`,
  },
  {
    figure: "contractsAwaitingSignature",
    label: "Contracts to sign",
    to: "/contracts",
    noun: "contract",
    verb: (count) => `${needs(count)} your signature`,
  },
  {
    figure: "pendingApplications",
    label: "Applications to review",
    to: "/applicants",
    permission: "application:review",
    noun: "application",
    verb: (count) => `${needs(count)} review`,
  },
  {
    figure: "unreadMessages",
    label: "Unread messages",
    to: "/messages",
    noun: "message",
    verb: (count) => (count === 1 ? "is unread" : "are unread"),
  },
];

/** What the member may act on, with counts. */
export const pendingActions = (permissions: readonly Permission[], stats: DashboardStats | undefined) =>
  actions
    .filter(({ permission }) => permission === undefined || permissions.includes(permission))
    .map(({ figure, ...rest }) => ({ ...rest, count: stats?.[figure] }));

/** Sentences of the lede; the first is marked. */
const maxSentences = 2;

interface Lede {
  /** "Two postings" */
  readonly marked: string | null;
  readonly rest: string;
}

/** What to do next, in one or two sentences. */
export function ledeOf(permissions: readonly Permission[], stats: DashboardStats): Lede {
  const [mostUrgent, ...others] = pendingActions(permissions, stats)
    .flatMap(({ count, ...rest }) => (count ? [{ ...rest, count }] : []))
    .slice(0, maxSentences);
  if (!mostUrgent) return { marked: null, rest: standing(stats) };
  const sentences = others.map(({ count, noun, verb }) => ` ${plural(count, noun)} ${verb(count)}.`);
  return {
    marked: plural(mostUrgent.count, mostUrgent.noun),
    rest: ` ${mostUrgent.verb(mostUrgent.count)}.${sentences.join("")}`,
  };
}

function standing({ totalJobs, activeJobs }: DashboardStats): string {
  if (totalJobs === 0) return "Your first posting takes a few minutes.";
  if (activeJobs === 0) return "You're all caught up. No posting is open.";
  return `You're all caught up. ${plural(activeJobs, "posting is", "postings are")} open.`;
}
