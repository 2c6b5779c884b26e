import { useMember } from "~/lib/session.ts";
import { DrawerArt, LampArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import type { ContractTab } from "./contract-tab.ts";

const starts = {
  paralegal: {
    text: "When a law office accepts your application, its terms wait here for your signature.",
    action: "Browse Jobs",
    to: "/jobs",
  },
  attorney: {
    text: "When you accept an application, its terms wait here for both signatures.",
    action: "Review Applications",
    to: "/dashboard/attorney?tab=applications",
  },
} as const;

export function NoContracts({ tab }: { tab: ContractTab }) {
  const { text, action, to } = starts[useMember().userType];
  if (tab === "completed") {
    return (
      <EmptyState
        bare
        art={<DrawerArt />}
        title="No completed contracts"
        text="Completed and cancelled contracts are kept here."
      />
    );
  }
  return (
    <EmptyState
      bare
      art={<LampArt />}
      title="No active contracts"
      text={text}
      action={<ButtonLink to={to}>{action}</ButtonLink>}
    />
  );
}
