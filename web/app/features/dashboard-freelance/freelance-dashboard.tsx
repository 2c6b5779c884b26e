import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { CategoryRates } from "./category-rates.tsx";
import { FreelanceFigures } from "./freelance-figures.tsx";
import { FreelanceLede } from "./freelance-lede.tsx";

/** What a freelance paralegal can take on, what the market pays for it, and what is under way. */
export function FreelanceDashboard({ projects }: { projects: ReactNode }) {
  return (
    <>
      <PageHead
        title="Freelance Marketplace"
        lede={<FreelanceLede />}
        actions={
          <>
            <ButtonLink to="/profile/paralegal">My Profile</ButtonLink>
            <ButtonLink variant="primary" to="/jobs">
              Browse Projects
            </ButtonLink>
          </>
        }
      />
      <FreelanceFigures />
      <Columns rail={<CategoryRates />}>{projects}</Columns>
    </>
  );
}
