import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import type { ReactNode } from "react";
import { Badge } from "~/ui/badge.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./settings.module.css";

interface DeviceRowProps {
  /** "Chrome on Windows" */
  device: string;
  current: boolean;
  /** Notes: address, dates. */
  children: ReactNode;
  /** A button. */
  action: ReactNode;
}

/** One browser in a list of them. */
export function DeviceRow({ device, current, children, action }: DeviceRowProps) {
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className={styles.setting}>
      <div className={styles.device}>
        <Icon className={classNames("icon", styles.deviceIcon)} aria-hidden="true" />
        <div>
          <h3 className={styles.value}>{device}</h3>
          {children}
          {current && (
            <p className={styles.state}>
              <Badge tone="green" glyph="s-open">
                This browser
              </Badge>
            </p>
          )}
        </div>
      </div>
      {action && <div className={styles.actions}>{action}</div>}
    </li>
  );
}
