export const loadReportDialog = () => import("./report-dialog.tsx");
