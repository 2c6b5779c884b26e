/**
 * Codes of the Uniform Task-Based Management System, kept by the LEDES Oversight Committee: the litigation task set (with
 * its e-discovery phase), activities and expenses.
 */
import type { Option } from "../options.ts";

export const taskCodes = [
  { value: "L110", label: "Fact Investigation/Development" },
  { value: "L120", label: "Analysis/Strategy" },
  { value: "L130", label: "Experts/Consultants" },
  { value: "L140", label: "Document/File Management" },
  { value: "L150", label: "Budgeting" },
  { value: "L160", label: "Settlement/Non-Binding ADR" },
  { value: "L190", label: "Other Case Assessment, Development and Administration" },
  { value: "L210", label: "Pleadings" },
  { value: "L220", label: "Preliminary Injunctions/Provisional Remedies" },
  { value: "L230", label: "Court Mandated Conferences" },
  { value: "L240", label: "Dispositive Motions" },
  { value: "L250", label: "Other Written Motions and Submissions" },
  { value: "L260", label: "Class Action Certification and Notice" },
  { value: "L310", label: "Written Discovery" },
  { value: "L320", label: "Document Production" },
  { value: "L330", label: "Depositions" },
  { value: "L340", label: "Expert Discovery" },
  { value: "L350", label: "Discovery Motions" },
  { value: "L390", label: "Other Discovery" },
  { value: "L410", label: "Fact Witnesses" },
  { value: "L420", label: "Expert Witnesses" },
  { value: "L430", label: "Written Motions and Submissions" },
  { value: "L440", label: "Other Trial Preparation and Support" },
  { value: "L450", label: "Trial and Hearing Attendance" },
  { value: "L460", label: "Post-Trial Motions and Submissions" },
  { value: "L470", label: "Enforcement" },
  { value: "L510", label: "Appellate Motions and Submissions" },
  { value: "L520", label: "Appellate Briefs" },
  { value: "L530", label: "Oral Argument" },
  { value: "L600", label: "Identification" },
  { value: "L610", label: "Preservation" },
  { value: "L620", label: "Collection" },
  { value: "L630", label: "Processing" },
  { value: "L650", label: "Review" },
  { value: "L660", label: "Analysis" },
  { value: "L670", label: "Production" },
  { value: "L680", label: "Presentation" },
  { value: "L690", label: "Project Management" },
] as const satisfies readonly Option[];

export const activityCodes = [
  { value: "A101", label: "Plan and prepare for" },
  { value: "A102", label: "Research" },
  { value: "A103", label: "Draft/revise" },
  { value: "A104", label: "Review/analyze" },
  { value: "A105", label: "Communicate (in firm)" },
  { value: "A106", label: "Communicate (with client)" },
  { value: "A107", label: "Communicate (other outside counsel)" },
  { value: "A108", label: "Communicate (other external)" },
  { value: "A109", label: "Appear for/attend" },
  { value: "A110", label: "Manage data/files" },
  { value: "A111", label: "Other" },
] as const satisfies readonly Option[];

export const expenseCodes = [
  { value: "E101", label: "Copying" },
  { value: "E102", label: "Outside printing" },
  { value: "E103", label: "Word processing" },
  { value: "E104", label: "Facsimile" },
  { value: "E105", label: "Telephone" },
  { value: "E106", label: "Online research" },
  { value: "E107", label: "Delivery services/messengers" },
  { value: "E108", label: "Postage" },
  { value: "E109", label: "Local travel" },
  { value: "E110", label: "Out-of-town travel" },
  { value: "E111", label: "Meals" },
  { value: "E112", label: "Court fees" },
  { value: "E113", label: "Subpoena fees" },
  { value: "E114", label: "Witness fees" },
  { value: "E115", label: "Deposition transcripts" },
  { value: "E116", label: "Trial transcripts" },
  { value: "E117", label: "Trial exhibits" },
  { value: "E118", label: "Litigation support vendors" },
  { value: "E119", label: "Experts" },
  { value: "E120", label: "Private investigators" },
  { value: "E121", label: "Arbitrators/mediators" },
  { value: "E122", label: "Local counsel" },
  { value: "E123", label: "Other professionals" },
  { value: "E124", label: "Other" },
] as const satisfies readonly Option[];

export type TaskCode = (typeof taskCodes)[number]["value"];
export type ActivityCode = (typeof activityCodes)[number]["value"];
export type ExpenseCode = (typeof expenseCodes)[number]["value"];
