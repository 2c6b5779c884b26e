import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A line of small facts. */
export function Meta({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames("meta", className)}>{children}</div>;
}

export function MetaItem({ icon: Icon, children }: { icon?: LucideIcon; children: ReactNode }) {
  return (
    <span>
      {Icon && <Icon className="icon" />}
      {children}
    </span>
  );
}
