import { formatPrice } from "@caseload/contract/engagements/money-text";
import { postedPay } from "@caseload/contract/jobs/job-terms";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import type { BudgetKind } from "@caseload/contract/jobs/posting-options";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { type ApplyBody, type ApplyValues, parseCents } from "./apply-form.ts";

const kinds: readonly { value: BudgetKind; label: string }[] = [
  { value: "hourly", label: "Per hour" },
  { value: "flat", label: "Flat fee" },
];

interface PriceFieldProps extends Pick<JobDetail, "priceKind" | "budgetRange"> {
  form: UseFormReturn<ApplyValues, unknown, ApplyBody>;
}

/** The price that the applicant asks, of the budget's kind or of a kind that they choose. */
export function PriceField({ form, priceKind, budgetRange }: PriceFieldProps) {
  const [chosenKind, typed] = useWatch({ control: form.control, name: ["kind", "price"] });
  const kind = priceKind ?? chosenKind;
  const { hasProfile } = useMember();
  const profileRate = useApi("getOwnParalegalProfile", {}, { enabled: hasProfile }).data?.hourlyRate ?? null;
  const { price, kind: wrongKind } = form.formState.errors;
  const cents = parseCents(typed);
  const input = (
    <Field
      label="Your price"
      optional
      hint={
        cents
          ? `You ask ${formatPrice({ kind, cents })}.`
          : `${posted(kind, budgetRange)} ${fallback(kind, priceKind, profileRate)}`
      }
      error={price?.message ?? wrongKind?.message}
    >
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        prefix="$"
        placeholder={kind === "hourly" && profileRate !== null ? profileRate.toFixed(2) : undefined}
        {...form.register("price")}
      />
    </Field>
  );
  if (priceKind !== null) return input;
  return (
    <FieldRow>
      {input}
      <SelectField control={form.control} name="kind" label="Pricing" options={kinds} />
    </FieldRow>
  );
}

const posted = (kind: BudgetKind, budgetRange: string | null): string =>
  `${kind === "hourly" ? "Per hour" : "A flat fee"}${budgetRange ? `; posted: ${postedPay(budgetRange)}` : ""}.`;

/** What the contract starts from when no price is named (ENGAGEMENT.md "Pay of version 1"). */
function fallback(kind: BudgetKind, priceKind: BudgetKind | null, profileRate: number | null): string {
  if (priceKind === "flat") return "If left empty, the contract starts from the posted fee.";
  if (profileRate === null) return kind === "hourly" ? "Your profile doesn't list a rate." : "";
  const rate = formatPrice({ kind: "hourly", cents: Math.round(profileRate * 100) });
  return priceKind === "hourly"
    ? `If left empty, the contract starts from your profile rate, ${rate}, adjusted to the posted range.`
    : `If left empty, the contract starts from your profile rate, ${rate}.`;
}
