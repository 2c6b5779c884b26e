import type { BarAdmission } from "@caseload/contract/profiles/bar-admission";
import BadgeCheck from "lucide-react/icons/badge-check";
import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "./class-names.ts";
import * as styles from "./bar-admission.module.css";

interface BarAdmissionLineProps {
  admission: BarAdmission;
  className?: string | undefined;
}

/** "Bar admission verified: IL, ending in 4471, checked Nov 20, 2026". The postal code spares public pages the table of states.. */
export function BarAdmissionLine({ admission, className }: BarAdmissionLineProps) {
  const format = useFormat();
  return (
    <span className={classNames(styles.barAdmission, admission && styles.verified, className)}>
      {admission && <BadgeCheck aria-hidden="true" />}
      <span>
        {admission
          ? `Bar admission verified: ${[
              admission.state,
              admission.lastDigits && `ending in ${admission.lastDigits}`,
              `checked ${format.mediumDate(admission.checkedOn)}`,
            ]
              .filter(Boolean)
              .join(", ")}`
          : "Bar admission not verified"}
      </span>
    </span>
  );
}
