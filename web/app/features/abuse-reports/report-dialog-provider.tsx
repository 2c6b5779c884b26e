import { useMemo, useState, type ReactNode } from "react";
import type { ReportSubject } from "@caseload/contract/staff/report-reasons";
import { vitalPart } from "~/ui/lazy-part.ts";
import { type Report, ReportContext } from "~/lib/report.ts";
import { useUser } from "~/lib/session.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";

// Loaded through a module of its own: the dialog's list of dependencies would weigh on public pages.
const ReportDialog = vitalPart(async () => (await import("./load-report-dialog.ts")).loadReportDialog());

interface Reported {
  readonly subject: ReportSubject;
  readonly subjectId: number;
  /** Counts the openings, so that each starts with an empty form. */
  readonly turn: number;
}

/** Offers the report dialog to the messages, postings or profiles inside. */
export function ReportDialogProvider({ children }: { children: ReactNode }) {
  const isMember = useUser() !== null;
  const [reported, setReported] = useState<Reported | null>(null);
  const [isOpen, setOpen] = useState(false);
  const report = useMemo<Report>(
    () => (subject, subjectId) => {
      setReported((last) => ({ subject, subjectId, turn: (last?.turn ?? 0) + 1 }));
      setOpen(true);
    },
    [],
  );
  return (
    <ReportContext value={isMember ? report : null}>
      {children}
      {reported && (
        <LateDialog onOpenChange={setOpen}>
          <ReportDialog key={reported.turn} {...reported} open={isOpen} onOpenChange={setOpen} />
        </LateDialog>
      )}
    </ReportContext>
  );
}
