import type { BarAdmission } from "@caseload/contract/profiles/bar-admission";
import { usStateName } from "@caseload/contract/us-states";
import BadgeCheck from "lucide-react/icons/badge-check";
import BadgeX from "lucide-react/icons/badge-x";
import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "./class-names.ts";
import * as styles from "./bar-admission.module.css";

interface BarAdmissionLineProps {
  admission: BarAdmission;
  className?: string | undefined;
}

/** "Bar admission verified: Illinois, ending in 4471, checked Nov 20, 2026". */
export function BarAdmissionLine({ admission, className }: BarAdmissionLineProps) {
  const format = useFormat();
  const Icon = admission ? BadgeCheck : BadgeX;
  return (
    <span className={classNames(styles.barAdmission, admission && styles.verified, className)}>
      <Icon aria-hidden="true" />
      <span>
        {admission
          ? `Bar admission verified: ${[
              usStateName(admission.state),
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
