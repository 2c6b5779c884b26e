import type { ContractVersion } from "@caseload/contract/engagements/contracts";
import { plural } from "~/lib/phrases.ts";
import { useFormat } from "~/lib/use-format.ts";
import { termChanges } from "./term-changes.ts";

/** How many values differ between two versions. */
export default function ChangeCount({ base, next }: { base: ContractVersion; next: ContractVersion }) {
  const { day } = useFormat();
  const { length } = termChanges(base, next, day);
  return length === 0 ? "Same values" : plural(length, "change");
}
