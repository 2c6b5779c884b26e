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

/** One neutral block that stands for what is coming. */
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

/** Rows of a list: margin column, text, terms. Six on the matching page. */
export function RowSkeletons({ rows = 6 }: { rows?: number }) {
  return (
    <Loading className="sheet edge">
      {Array.from({ length: rows }, (_, at) => (
        <div className="skeleton-row" key={at}>
          <div>
            <Skeleton shape="word" />
            <Skeleton shape="word" />
          </div>
          <div>
            <Skeleton shape="tag" />
            <Skeleton shape="title" />
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </div>
          <div>
            <Skeleton shape="pay" />
            <Skeleton shape="tag" />
            <Skeleton shape="button" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** Cards side by side. Three on the landing page. */
export function CardSkeletons({ cards = 3 }: { cards?: number }) {
  return (
    <Loading className="skeleton-cards">
      {Array.from({ length: cards }, (_, at) => (
        <div className="sheet skeleton-card" key={at}>
          <Skeleton shape="tag" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="short" />
          <Skeleton shape="button" />
        </div>
      ))}
    </Loading>
  );
}
