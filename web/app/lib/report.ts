import type { ReportSubject } from "@caseload/contract/staff/report-reasons";
import { createContext, useContext } from "react";

export type Report = (subject: ReportSubject, subjectId: number) => void;

export const ReportContext = createContext<Report | null>(null);

/** Opens the dialog for a report; null where reporting is impossible, as for visitors. */
export const useReport = (): Report | null => useContext(ReportContext);
