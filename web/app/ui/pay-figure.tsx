import { pay, yearlyPay } from "@caseload/contract/jobs/job-terms";

/** Longer figures are sentences, and are set smaller. */
const maxFigureLength = 14;

export const isLongPay = (budgetRange: string | null): boolean =>
  pay(budgetRange).figure.length > maxFigureLength;

/** "$48–58/hr", the unit smaller than the figure. */
export function PayFigure({ budgetRange }: { budgetRange: string | null }) {
  const { figure, unit } = pay(budgetRange);
  return (
    <>
      {figure}
      {unit && <small>{unit}</small>}
    </>
  );
}

/** Beside hourly pay, what it is in a year. */
export function YearlyPay({ budgetRange, className }: { budgetRange: string | null; className?: string }) {
  const yearly = yearlyPay(budgetRange);
  return yearly && <p className={className}>{yearly}</p>;
}
