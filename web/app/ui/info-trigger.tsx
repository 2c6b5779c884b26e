import Info from "lucide-react/icons/info";
import type { ComponentProps } from "react";
import * as styles from "./definition-list.module.css";

export const infoTitle = "How we calculate this";

export const InfoTrigger = (props: ComponentProps<"button">) => (
  <button type="button" {...props} className={styles.infoButton}>
    <Info className="icon icon-small" aria-hidden="true" />
    {infoTitle}
  </button>
);
