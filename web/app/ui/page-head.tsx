import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface PageHeadProps {
  title: ReactNode;
  /** The fact that matters first. */
  lede?: ReactNode;
  /** A status badge above the title. */
  badge?: ReactNode;
  /** Buttons at the right; the primary comes last. */
  actions?: ReactNode;
  className?: string | undefined;
}

export function PageHead({ title, lede, badge, actions, className }: PageHeadProps) {
  return (
    <div className={classNames("page-head", className)}>
      <div>
        {badge}
        <h1 className="page-title">{title}</h1>
        {lede && <p className="lead-line">{lede}</p>}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}
