import { ContractFile } from "~/features/contracts/contract-file.tsx";
import { ContractNotFound } from "~/features/contracts/contract-not-found.tsx";
import { idOf } from "~/lib/addresses.ts";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/contract";

export const meta: Route.MetaFunction = () => pageTitle("Contract");

export default function ContractScreen({ params }: Route.ComponentProps) {
  const id = idOf(params.id);
  return Number.isSafeInteger(id) ? <ContractFile key={id} id={id} /> : <ContractNotFound />;
}
