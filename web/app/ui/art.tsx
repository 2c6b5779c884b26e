import type { ReactNode } from "react";

/** Art of empty states: a 1.5 ink line and exactly one yellow shape. */
export function Art({ children, viewBox = "0 0 150 120" }: { children: ReactNode; viewBox?: string }) {
  return (
    <svg className="artwork" viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  );
}
