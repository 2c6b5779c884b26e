import { ContractList } from "~/features/contracts/contract-list.tsx";
import { ContractsLede } from "~/features/contracts/contracts-lede.tsx";
import { useContracts } from "~/features/contracts/use-contracts.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/contracts";

export const meta: Route.MetaFunction = () => pageTitle("Contracts");

export default function ContractsScreen() {
  const list = useContracts();
  return (
    <>
      <PageHead title="Contracts" lede={<ContractsLede contracts={list.rows} />} />
      <ContractList list={list} />
    </>
  );
}
