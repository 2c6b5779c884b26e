import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import styles from "./reading-page.module.css";

interface PageHeadProps {
  title: ReactNode;
  /** The fact that matters first. */
  lede?: ReactNode;
  /** A status badge above the title. */
  badge?: ReactNode;
  /** Buttons at the right; the primary comes last. */
  actions?: ReactNode;
}

export function PageHead({ title, lede, badge, actions }: PageHeadProps) {
  return (
    <div className="page-head">
      <div>
        {badge}
        <h1 className="page-title">{title}</h1>
        {lede && <p className="lead-line">{lede}</p>}
      </div>
      {actions && <div className={classNames("actions", styles.actions)}>{actions}</div>}
    </div>
  );
}

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="back">
      <ArrowLeft className="icon" />
      {children}
    </Link>
  );
}
