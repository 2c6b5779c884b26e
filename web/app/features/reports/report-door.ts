/** Loads the dialog. */
export const openReportDoor = () => import("./report-dialog.tsx");
