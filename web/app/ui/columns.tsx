import "./columns.css";
import type { ReactNode } from "react";

interface ColumnsProps {
  /** Sections that each open with a RuledHeading; below the content on phones. */
  rail: ReactNode;
  children: ReactNode;
}

/** A page's content with a narrow rail at its right. */
export function Columns({ rail, children }: ColumnsProps) {
  return (
    <div className="columns">
      <div>{children}</div>
      <div className="columns-rail">{rail}</div>
    </div>
  );
}
