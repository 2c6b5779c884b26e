import { standingLabels } from "@caseload/contract/status-labels";
import type { Standing } from "@caseload/contract/status-labels";
import { priorityLabels } from "@caseload/contract/options";
import type { Priority } from "@caseload/contract/options";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { StatusGlyph } from "./status-glyph.tsx";
import type { StatusGlyphName, StatusGlyphShape } from "./status-glyph.tsx";

export type BadgeTone = "neutral" | "green" | "brass" | "pen" | "red" | "red-solid" | "line";
type Treatment = readonly [BadgeTone, StatusGlyphName];

const priorityTreatments: Record<Priority, Treatment> = {
  low: ["line", "p-low"],
  medium: ["neutral", "p-medium"],
  high: ["brass", "p-high"],
  urgent: ["red-solid", "p-urgent"],
};

const jobTreatments: Record<Standing, Treatment> = {
  draft: ["line", "s-draft"],
  pending_approval: ["brass", "s-waiting"],
  open: ["green", "s-open"],
  paused: ["brass", "s-paused"],
  closed: ["line", "s-closed"],
  filled: ["pen", "check"],
};

interface BadgeProps {
  tone?: BadgeTone;
  glyph?: StatusGlyphName | StatusGlyphShape;
  className?: string | undefined;
  children: ReactNode;
}

/** A glyph and a word; colour is never the only signal. */
export function Badge({ tone = "neutral", glyph, className, children }: BadgeProps) {
  return (
    <span className={classNames("badge", tone !== "neutral" && `tone-${tone}`, className)}>
      {glyph && <StatusGlyph glyph={glyph} />}
      {children}
    </span>
  );
}

export function PriorityBadge({ priority }: { priority: Priority }) {
  const [tone, glyph] = priorityTreatments[priority];
  return (
    <Badge tone={tone} glyph={glyph}>
      {priorityLabels[priority]}
    </Badge>
  );
}

export function JobStatusBadge({ status }: { status: Standing }) {
  const [tone, glyph] = jobTreatments[status];
  return (
    <Badge tone={tone} glyph={glyph}>
      {standingLabels[status]}
    </Badge>
  );
}
