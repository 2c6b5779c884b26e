import { applicationStatuses, type ApplicationStatus } from "@caseload/contract/lifecycles";
import type { ParalegalFigures } from "@caseload/contract/reporting/paralegal-dashboards";
import type { ComponentType, ReactNode } from "react";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useMember } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { MemberFigures } from "./member-figures.tsx";
import { MemberLede } from "./member-lede.tsx";
import { NoRole } from "./no-role.tsx";
import { SkillDevelopment } from "./skill-development.tsx";

interface StatusProps {
  statuses: readonly ApplicationStatus[];
  counts?: ParalegalFigures["applications"] | undefined;
}

interface MemberDashboardProps {
  /** Recommended postings. */
  jobs: ReactNode;
  /** How many applications stand where; without counts while they are on their way. */
  Status: ComponentType<StatusProps>;
}

/** The paralegal's dashboard: what one has applied for, what fits, and what one's field asks for. */
export function MemberDashboard({ jobs, Status }: MemberDashboardProps) {
  const { firstName, primaryRole } = useMember();
  const format = useFormat();
  const { data: figures } = useApi("getParalegalFigures", {}, { enabled: primaryRole !== null });
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
      <MemberFigures />
      <Columns
        rail={
          <>
            <Status statuses={applicationStatuses} counts={figures?.applications} />
            <SkillDevelopment />
          </>
        }
      >
        {jobs}
      </Columns>
    </>
  );
}
