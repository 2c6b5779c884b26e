import type { Contract } from "@caseload/contract/engagements/contracts";
import { limits } from "@caseload/contract/limits";
import { useState } from "react";
import { useMember } from "~/lib/session.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { LampArt } from "~/ui/lamp-art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { ContractRow } from "./contract-row.tsx";
import { type ContractChoice, contractChoiceLabels } from "./contract-choices.ts";
import type { ContractTab } from "./contract-tab.ts";
import * as styles from "./contract-list.module.css";

const emptyTexts = {
  paralegal: {
    text: "When a firm accepts your application, its terms appear here for your signature.",
    action: "Browse Jobs",
    to: "/jobs",
  },
  attorney: {
    text: "When you accept an application, its terms appear here for both signatures.",
    action: "Review Applications",
    to: "/applicants",
  },
} as const;

function NoContracts({ tab }: { tab: ContractTab }) {
  const { text, action, to } = emptyTexts[useMember().userType];
  if (tab === "completed") {
    return (
      <EmptyState
        bare
        art={<DrawerArt />}
        title="No completed contracts"
        text="Completed and canceled contracts are kept here."
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

interface ContractRowsProps {
  tab: ContractTab;
  rows: readonly Contract[];
  /** What the list is narrowed to. */
  only?: ContractChoice | undefined;
}

/** The contracts of one tab, a page at a time. */
export function ContractRows({ tab, rows, only }: ContractRowsProps) {
  const [maxShown, setMaxShown] = useState<number>(limits.page);
  if (rows.length === 0 && only)
    return (
      <EmptyState
        bare
        art={<DrawerArt />}
        title="No contracts match"
        text={`Contracts appear here while they are marked "${contractChoiceLabels[only]}".`}
        action={<ButtonLink to="/contracts">Show All Contracts</ButtonLink>}
      />
    );
  if (rows.length === 0) return <NoContracts tab={tab} />;
  const shown = rows.slice(0, maxShown);
  return (
    <>
      <ul className={styles.agreements}>
        {shown.map((contract) => (
          <ContractRow key={contract.id} contract={contract} />
        ))}
      </ul>
      <MoreRows
        shown={shown.length}
        noun="contracts"
        hasMore={rows.length > shown.length}
        loading={false}
        onMore={() => setMaxShown(maxShown + limits.page)}
      />
    </>
  );
}
