import { applicationStatuses } from "@caseload/contract/lifecycles";
import type { ParalegalFigures } from "@caseload/contract/reporting/paralegal-dashboards";
import type { ReactNode } from "react";
import { plural } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useMember } from "~/lib/session.ts";
import { EnvelopeArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import type { LedgerCell } from "~/ui/ledger.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { DashboardFigures, NoData, SignatureLede } from "./dashboard-figures.tsx";
import { SkillDevelopment } from "./skill-development.tsx";
import { StatusCounts } from "./status-counts.tsx";

/** The paralegal's dashboard; `jobs` are the recommended postings. */
export function MemberDashboard({ jobs }: { jobs: ReactNode }) {
  const { firstName, primaryRole } = useMember();
  const format = useFormat();
  const figures = useApi("getParalegalFigures", {}, { enabled: primaryRole !== null });
  if (primaryRole === null) return <NoRole />;
  return (
    <>
      <PageHead
        title={`${format.greeting()}, ${firstName}`}
        lede={<MemberLede />}
        actions={
          <>
            <ButtonLink to="/profile/paralegal">My Profile</ButtonLink>
            <ButtonLink variant="primary" to="/jobs">
              Browse Jobs
            </ButtonLink>
          </>
        }
      />
      <DashboardFigures query={figures} cells={cellsOf} />
      <Columns
        rail={
          <>
            <StatusCounts statuses={applicationStatuses} counts={figures.data?.applications} />
            <SkillDevelopment />
          </>
        }
      >
        {jobs}
      </Columns>
    </>
  );
}

/** A member without a role has no permissions (SPEC.md section 6): nothing to show, and why. */
function NoRole() {
  return (
    <EmptyState
      level={1}
      art={<EnvelopeArt />}
      title="Your account has no role yet"
      text="A role decides which jobs you see and whether you may apply. Whoever manages your law office's team can give you one; your messages and settings are open meanwhile."
      action={
        <>
          <ButtonLink variant="primary" to="/messages">
            Messages
          </ButtonLink>
          <ButtonLink to="/settings">Settings</ButtonLink>
        </>
      }
    />
  );
}

/** The most urgent task. */
function MemberLede() {
  const mayApply = useMember().permissions.includes("application:create");
  const { data: figures, error } = useApi("getParalegalFigures");
  if (!figures) return error ? "Your applications and the jobs that fit you." : "\u00a0";
  const { contractsAwaitingSignature: toSign, applications } = figures;
  if (toSign > 0) return <SignatureLede count={toSign} />;
  if (applications.reviewing > 0)
    return `${plural(applications.reviewing, "application is", "applications are")} under review.`;
  if (applications.pending > 0)
    return `${plural(applications.pending, "application waits", "applications wait")} to be read.`;
  return mayApply
    ? "Jobs that fit you, and what they ask for."
    : "Your role sees open jobs. To apply, ask your office for a role that may.";
}

function cellsOf({
  applications,
  interviews,
  activeProjects,
  contractsAwaitingSignature,
}: ParalegalFigures): LedgerCell[] {
  const { pending, reviewing, accepted, rejected, withdrawn } = applications;
  return [
    {
      label: "Applied",
      figure: pending + reviewing + accepted + rejected + withdrawn,
      note: `${pending} pending, ${accepted} accepted`,
      to: "/applications",
    },
    {
      label: "Under Review",
      figure: reviewing,
      note: reviewing === 0 ? "none shortlisted yet" : "shortlisted by the law office",
      to: "/applications?status=reviewing",
    },
    interviews === null
      ? {
          label: "Interviews",
          figure: <NoData />,
          note: "Caseload keeps no interviews yet",
        }
      : { label: "Interviews", figure: interviews, note: "ahead of you", to: "/calendar" },
    {
      label: "Active Projects",
      figure: activeProjects,
      note:
        contractsAwaitingSignature > 0
          ? `${plural(contractsAwaitingSignature, "waits", "wait")} for your signature`
          : "by what is due next",
      to: "/projects",
      hot: contractsAwaitingSignature > 0,
    },
  ];
}
