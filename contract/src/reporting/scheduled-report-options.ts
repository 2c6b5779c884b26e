/** How often a report is sent and as what, free of zod. */
import type { Option } from "../options.ts";

/** Each at 8:00 in the time zone of the member who scheduled it. */
export const reportFrequencies = [
  { value: "daily", label: "Every day at 8:00 AM" },
  { value: "weekly", label: "Every Monday at 8:00 AM" },
  { value: "monthly", label: "The first of every month at 8:00 AM" },
] as const satisfies readonly Option[];
export type ReportFrequency = (typeof reportFrequencies)[number]["value"];

export const reportFormats = [
  { value: "pdf", label: "PDF" },
  { value: "csv", label: "CSV" },
  { value: "both", label: "PDF and CSV" },
] as const satisfies readonly Option[];
export type ReportFormat = (typeof reportFormats)[number]["value"];

export const labelOf = <Value extends string>(options: readonly Option<Value>[], value: Value): string =>
  options.find((option) => option.value === value)?.label ?? value;
