import type { User } from "@caseload/contract/accounts/accounts";
import { type DashboardKind, dashboardKindOf } from "@caseload/contract/reporting/dashboard-kinds";
import { type ComponentType, type LazyExoticComponent, Suspense } from "react";
import { readOrder, recommendedJobs } from "~/features/recommended-jobs/recommended-order.ts";
import { FirmOnly } from "~/features/shell/refusals.tsx";
import { useHydrated } from "~/lib/hydrated.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { nothingPreloaded } from "~/lib/nothing-preloaded.ts";
import { pageOf } from "~/lib/page-context.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { ask, preload } from "~/lib/preload.ts";
import { useMember } from "~/lib/session.ts";
import { UntilReady } from "~/lib/until-ready.tsx";
import { LedgerSkeleton } from "~/ui/ledger.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import type { Route } from "./+types/dashboard";

const loadRecommendedJobs = () => import("~/features/recommended-jobs/recommended-jobs.tsx");
const loadQuickApply = () => import("~/features/jobs/quick-apply.tsx");

/** Each is fetched by those alone who see it. */
const code: Record<DashboardKind, () => Promise<{ default: ComponentType }>> = {
  executive: () => import("~/features/dashboards/executive-dashboard.tsx"),
  attorney: () => import("~/features/dashboards/attorney-dashboard.tsx"),
  freelance: async () => {
    const [{ FreelanceDashboard }, { RecommendedJobs }, { QuickApply }] = await Promise.all([
      import("~/features/dashboards/freelance-dashboard.tsx"),
      loadRecommendedJobs(),
      loadQuickApply(),
    ]);
    const projects = <RecommendedJobs title="Projects for You" noun="projects" Action={QuickApply} />;
    return { default: () => <FreelanceDashboard projects={projects} /> };
  },
  member: async () => {
    const [{ MemberDashboard }, { RecommendedJobs }, { QuickApply }] = await Promise.all([
      import("~/features/dashboards/member-dashboard.tsx"),
      loadRecommendedJobs(),
      loadQuickApply(),
    ]);
    const jobs = <RecommendedJobs title="Recommended Jobs" noun="jobs" Action={QuickApply} />;
    return { default: () => <MemberDashboard jobs={jobs} /> };
  },
};

const screens: Record<DashboardKind, LazyExoticComponent<ComponentType>> = {
  executive: vitalPart(code.executive),
  attorney: vitalPart(code.attorney),
  freelance: vitalPart(code.freelance),
  member: vitalPart(code.member),
};

const kindOf = ({ primaryRole, userType }: User): DashboardKind => dashboardKindOf(primaryRole, userType);

/** Computed from a firm's rows. */
const ofFirms: readonly DashboardKind[] = ["executive", "attorney"];

export const meta: Route.MetaFunction = () => pageTitle("Dashboard");

/** The code of those whom the loader serves, which the page names so that it need not wait for this route's. */
export const handle = { lateGroup: "market" };

/** The first rows of paralegals who look for work, which the server renders. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = pageOf(context);
  if (!user || user.firmId !== null || user.primaryRole === null || ofFirms.includes(kindOf(user)))
    return null;
  const order = readOrder(url.searchParams);
  const { data } = await preload(
    context,
    ask("listIntelligentMatches", recommendedJobs(order, user.hasProfile)),
    ask("getParalegalFigures"),
    ask(kindOf(user) === "freelance" ? "getPracticeRates" : "getSkillGaps"),
  );
  return data;
}
export const clientLoader = nothingPreloaded;

/** Fetches the code of the screen that the server has rendered, before React first renders it. */
function loadRenderedScreen(): Promise<unknown> | undefined {
  const rendered = document.querySelector<HTMLElement>("[data-dashboard]")?.dataset.dashboard;
  const [kind] = dashboardKinds.filter((one) => one === rendered);
  return kind && code[kind]();
}
const dashboardKinds: readonly DashboardKind[] = ["freelance", "member"];

if (typeof document !== "undefined") void loadRenderedScreen()?.catch(() => undefined);

/** What is seen here follows one's role (SPEC.md section 2, "Role dashboards at /dashboard"). */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const member = useMember();
  const kind = kindOf(member);
  if (member.firmId === null && ofFirms.includes(kind)) return <FirmOnly title="Dashboard" />;
  const Screen = screens[kind];
  if (!loaderData) return <LateScreen Screen={Screen} />;
  return (
    <div data-dashboard={kind}>
      <Suspense fallback={<Waiting />}>
        <UntilReady>
          <Screen />
        </UntilReady>
      </Suspense>
    </div>
  );
}

/** The figures may be there before a screen's code is: taking over markup without them would fail. */
function LateScreen({ Screen }: { Screen: ComponentType }) {
  const isHydrated = useHydrated();
  return <Suspense fallback={<Waiting />}>{isHydrated ? <Screen /> : <Waiting />}</Suspense>;
}

function Waiting() {
  return (
    <Loading>
      <div className="page-head">
        <div>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
        </div>
      </div>
      <LedgerSkeleton />
    </Loading>
  );
}
