import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

interface BackLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

export function BackLink({ to, className, children }: BackLinkProps) {
  return (
    <Link to={to} className={classNames("back", className)}>
      <ArrowLeft className="icon" />
      {children}
    </Link>
  );
}
