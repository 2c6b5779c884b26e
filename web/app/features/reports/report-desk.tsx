import { useMemo, useState, type ReactNode } from "react";
import type { ReportSubject } from "@caseload/contract/staff/report-reasons";
import { vitalPart } from "~/ui/lazy-part.ts";
import { type Report, ReportContext } from "~/lib/report.ts";
import { useUser } from "~/lib/session.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";

// A door of its own: the list of what the dialog needs would weigh on the pages that strangers load.
const ReportDialog = vitalPart(async () => (await import("./report-door.ts")).openReportDoor());

interface Reported {
  readonly subject: ReportSubject;
  readonly subjectId: number;
  /** Counts the openings, so that each one starts afresh. */
  readonly turn: number;
}

/** Lets members report what stands inside. */
export function ReportDesk({ children }: { children: ReactNode }) {
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
