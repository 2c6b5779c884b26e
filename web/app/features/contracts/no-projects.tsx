import type { ContractState } from "@caseload/contract/lifecycles";
import { DrawerArt, LampArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

export function NoProjects({ state }: { state: ContractState }) {
  if (state === "over") {
    return (
      <EmptyState
        bare
        art={<DrawerArt />}
        title="No completed projects"
        text="Projects that you completed, and those that were cancelled, are kept here."
      />
    );
  }
  return (
    <EmptyState
      bare
      art={<LampArt />}
      title="No active projects"
      text="An accepted application becomes a project: its terms to sign, its start and its deadline stand here."
      action={<ButtonLink to="/jobs">Browse Projects</ButtonLink>}
    />
  );
}
