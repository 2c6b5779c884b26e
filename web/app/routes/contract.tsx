import { ContractFile } from "~/features/contracts/contract-file.tsx";
import { idOf } from "~/lib/addresses.ts";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/contract";

export const meta: Route.MetaFunction = () => pageTitle("Contract");

export default function ContractScreen({ params }: Route.ComponentProps) {
  const id = idOf(params.id);
  return <ContractFile key={id} id={id} />;
}
