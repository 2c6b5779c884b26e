import { DrawerArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

export function NoEarnings({ year }: { year: number }) {
  return (
    <EmptyState
      art={<DrawerArt />}
      title={`No agreed work in ${year}`}
      text="Once both sides have signed a contract, its agreed pay stands here by month."
      action={<ButtonLink to="/jobs">Browse Projects</ButtonLink>}
    />
  );
}
