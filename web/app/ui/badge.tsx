import {
  applicationStatusLabels,
  contractStatusLabels,
  standingLabels,
} from "@caseload/contract/status-labels";
import type { ApplicationStatus, ContractStatus } from "@caseload/contract/lifecycles";
import type { Standing } from "@caseload/contract/status-labels";
import { priorityLabels } from "@caseload/contract/options";
import type { Priority } from "@caseload/contract/options";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { StatusGlyph } from "./status-glyph.tsx";
import type { StatusGlyphName } from "./status-glyph.tsx";

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

const applicationTreatments: Record<ApplicationStatus, Treatment> = {
  pending: ["neutral", "a-pending"],
  reviewing: ["pen", "a-review"],
  accepted: ["green", "check"],
  rejected: ["red", "cross"],
  withdrawn: ["line", "a-withdrawn"],
};

const contractTreatments: Record<ContractStatus, Treatment> = {
  pending_terms: ["brass", "c-terms"],
  terms_agreed: ["pen", "c-agreed"],
  in_progress: ["green", "c-progress"],
  completed: ["neutral", "check"],
  cancelled: ["line", "cross"],
};

interface BadgeProps {
  tone?: BadgeTone;
  glyph?: StatusGlyphName;
  className?: string | undefined;
  children: ReactNode;
}

/** A glyph and a word; colour is never the only signal. */
export function Badge({ tone = "neutral", glyph, className, children }: BadgeProps) {
  return (
    <span className={classNames("badge", tone !== "neutral" && `tone-${tone}`, className)}>
      {glyph && <StatusGlyph name={glyph} />}
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

export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  const [tone, glyph] = applicationTreatments[status];
  return (
    <Badge tone={tone} glyph={glyph}>
      {applicationStatusLabels[status]}
    </Badge>
  );
}

interface ContractStatusBadgeProps {
  status: ContractStatus;
  className?: string | undefined;
}

export function ContractStatusBadge({ status, className }: ContractStatusBadgeProps) {
  const [tone, glyph] = contractTreatments[status];
  return (
    <Badge className={className} tone={tone} glyph={glyph}>
      {contractStatusLabels[status]}
    </Badge>
  );
}
