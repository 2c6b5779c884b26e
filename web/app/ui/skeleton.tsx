import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const shapes = {
  word: "skeleton skeleton-word",
  tag: "skeleton skeleton-tag",
  title: "skeleton skeleton-title",
  line: "skeleton skeleton-line",
  short: "skeleton",
  figure: "skeleton skeleton-figure",
  pay: "skeleton skeleton-pay",
  button: "skeleton skeleton-button",
  round: "skeleton skeleton-round",
} as const;

/** A neutral block in place of what is loading. */
export function Skeleton({ shape = "line", className }: { shape?: keyof typeof shapes; className?: string }) {
  return <span className={classNames(shapes[shape], className)} aria-hidden="true" />;
}

/** Wraps skeletons and announces "Loading" once. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className} role="status" aria-busy="true">
      <span className="visually-hidden">Loading</span>
      {children}
    </div>
  );
}
