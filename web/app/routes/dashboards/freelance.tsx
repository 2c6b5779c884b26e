import { FreelanceDashboard } from "~/features/dashboard-freelance/freelance-dashboard.tsx";
import { FittingJobs } from "~/features/fitting-jobs/fitting-jobs.tsx";
import { QuickApply } from "~/features/jobs/quick-apply.tsx";

export default function Freelance() {
  return (
    <FreelanceDashboard
      projects={<FittingJobs title="Projects for You" noun="projects" Action={QuickApply} />}
    />
  );
}
