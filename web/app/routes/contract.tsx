import { ContractFile } from "~/features/contracts/contract-file.tsx";
import { Suspense } from "react";
import { idOf } from "~/lib/addresses.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import type { Route } from "./+types/contract";

const ContractNotFound = vitalPart(() => import("~/features/contracts/contract-not-found.tsx"));

export const meta: Route.MetaFunction = () => pageTitle("Contract");

export default function ContractScreen({ params }: Route.ComponentProps) {
  const id = idOf(params.id);
  if (Number.isSafeInteger(id)) return <ContractFile key={id} id={id} />;
  return (
    <Suspense>
      <ContractNotFound />
    </Suspense>
  );
}
