import type { Contract } from "@caseload/contract/engagements/contracts";
import { limits } from "@caseload/contract/limits";
import { useState } from "react";
import { MoreRows } from "~/ui/more-rows.tsx";
import { ContractRow } from "./contract-row.tsx";
import type { ContractTab } from "./contract-tab.ts";
import { NoContracts } from "./no-contracts.tsx";
import styles from "./contract-list.module.css";

/** The contracts of one tab, some at a time. */
export function ContractRows({ tab, rows }: { tab: ContractTab; rows: readonly Contract[] }) {
  const [max, maxSet] = useState<number>(limits.page);
  if (rows.length === 0) return <NoContracts tab={tab} />;
  const shown = rows.slice(0, max);
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
        onMore={() => maxSet(max + limits.page)}
      />
    </>
  );
}
