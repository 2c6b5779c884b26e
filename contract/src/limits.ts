/** Business constants and limits (SPEC.md section 9; PRODUCT.md where named). */
import { firstLimits } from "./first-limits.ts";

export const limits = {
  ...firstLimits,
  /** Skills that a dashboard names as missing. */
  skillGaps: 5,
  /** Postings of a practice area from which on the median of their pay is meaningful. */
  minRatePostings: 3,
  /** Open postings that rates are read from, the newest of a larger market. */
  maxRatePostings: 2_000,
  applicationSpecialtyBadges: 4,
  coverLetterPreview: 150,
  paralegalSpecialtiesShown: 6,
  attorneyPracticeAreasShown: 8,
  passwordLength: 8,
  savedSearchesKeptMs: 300_000,
  searchResultsKeptMs: 60_000,
  /** Rows of one page of a list, when the caller names no limit, and at the most. */
  page: 20,
  maxPage: 100,
  /** PRODUCT.md "Messages": new conversations that one person may open in 24 hours. */
  newConversationsADay: 10,
  /** PRODUCT.md "From posting to paid": hours in which the attorney may object to a requested completion. */
  completionObjectionHours: 96,
  /** Data exports that one person may request in 24 hours, and the days for which one can be downloaded. */
  dataExportsADay: 3,
  dataExportDays: 7,
  /** Of one person. */
  savedSearches: 50,
  /** Browsers of one person that show notifications. */
  pushDevices: 20,
  drafts: 100,
  /** Of one firm. */
  postingTemplates: 50,
  /** Reports by e-mail, of one person, and the people who get one of them. */
  reportSchedules: 20,
  reportRecipients: 20,
  /** Saved views of reports, of one person. */
  reportViews: 30,
  /** Rows that a report's PDF or email holds; the page and its CSV hold all. */
  maxReportPdfRows: 10_000,
  /** Members and open invitations of one firm. */
  firmPeople: 500,
  firmDepartments: 100,
  /** Postings that one press changes together. */
  maxBulk: 100,
  /** Days for which the link of an invitation works. */
  invitationDays: 7,
  /** Largest request body without a file, in bytes. */
  bodyBytes: 262_144,
} as const;

/** Longest texts, in characters, that the database and the screens are made for. */
export const maxLength = {
  name: 80,
  email: 254,
  password: 128,
  title: 160,
  shortText: 120,
  location: 120,
  department: 60,
  prose: 10_000,
  coverLetter: 10_000,
  message: 5_000,
  reason: 2_000,
  contactMessage: 4_000,
  report: 4_000,
  fileName: 120,
  list: 30,
  /** Other names of one party. */
  aliases: 300,
} as const;
