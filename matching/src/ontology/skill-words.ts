/** Working skills that no practice area owns; O*NET 23-2011 names most of them. */
import { list } from "./list.ts";

export const skills = list({ kind: "skill" }, [
  [
    "project-management",
    "Legal project management",
    "project management|legal operations|process improvement|legal ops|workflow management",
  ],
  [
    "client-communication",
    "Client communication",
    "client contact|client relations|client service|client updates|client facing|client calls|communicating with clients|customer service",
  ],
  [
    "legal-writing",
    "Legal writing",
    "writing skills|legal drafting|strong writer|written communication|legal writing skills",
  ],
  ["proofreading", "Proofreading", "proof reading|copy editing|copyediting|proofread"],
  ["attention-to-detail", "Attention to detail", "detail oriented|meticulous"],
  [
    "billing-timekeeping",
    "Billing and timekeeping",
    "time entry|invoicing|client billing|prebill|billable hours|legal billing|timekeeping|prebills|billing",
  ],
  [
    "trust-account-bookkeeping",
    "Trust accounting (IOLTA)",
    "iolta|client trust account|trust account reconciliation|iolta reconciliation|three way reconciliation|law firm bookkeeping|bookkeeping",
  ],
  [
    "office-management",
    "Office management",
    "law office management|office manager|office administration|law firm administration",
  ],
  [
    "supervision",
    "Supervision and training",
    "supervising paralegals|training staff|team lead|paralegal supervisor|paralegal manager|mentoring paralegals",
  ],
  ["data-entry", "Data entry", "data input|database entry"],
  ["data-analysis", "Data analysis", "data analytics|spreadsheet analysis|statistical analysis"],
  [
    "file-organization",
    "File organization",
    "file management|organizing files|records management|electronic filing system|scanning and filing|file opening and closing|closing files|closed files|file closing",
  ],
  [
    "scheduling",
    "Scheduling",
    "calendar management|scheduling meetings|appointment setting|travel arrangements",
  ],
  [
    "interpretation",
    "Interpreting",
    "interpretation for clients|interpreting for clients|oral interpretation|interpreter",
  ],
  ["translation", "Translation", "written translation|translating"],
  ["transcription", "Transcription", "legal transcription|dictation|transcribing"],
  [
    "remote-work",
    "Working remotely",
    "work from home|telecommute|virtual paralegal|remote paralegal|telework",
  ],
  ["virtual-assistance", "Virtual legal assistance", "virtual legal assistant|virtual assistant"],
  [
    "litigation-support",
    "Litigation support",
    "lit support|litigation support services|litigation technology",
    { practice: ["litigation"], related: ["ediscovery"] },
  ],
  [
    "legal-secretary",
    "Legal secretarial work",
    "legal secretary|legal administrative assistant|secretarial support|legal assistant duties|legal assistant",
  ],
  [
    "paralegal-work",
    "Paralegal work",
    "paralegal|paralegal support|paralegal experience|freelance paralegal|contract paralegal|paralegal services",
  ],
  [
    "law-clerk",
    "Law clerk work",
    "law clerk|judicial clerk|judicial internship|judicial assistant|courtroom deputy|court clerk",
  ],
  ["team-collaboration", "Teamwork", "team player|collaboration|cross functional"],
  ["multitasking", "Prioritizing", "multi tasking|prioritization|time management|deadline driven"],
  ["confidentiality", "Confidentiality", "handling confidential information|discretion with confidential"],
  ["research-general", "Internet research", "online research|web research|open source intelligence|osint"],
  [
    "financial-analysis",
    "Financial record analysis",
    "bank statement analysis|bank statement review|forensic accounting|financial record review|financial analysis|bank statements",
  ],
  [
    "medical-terminology",
    "Medical terminology",
    "medical coding|icd 10|medical knowledge",
    { practice: ["personal-injury", "social-security", "workers-compensation", "healthcare"] },
  ],
  [
    "statistics-reporting",
    "Reporting to clients and carriers",
    "status report|litigation reporting|carrier reporting|status reports|reporting to carriers",
  ],
  ["marketing", "Law firm marketing", "legal marketing|business development support|social media marketing"],
  ["knowledge-management", "Knowledge management", "precedent database|form bank|brief bank"],
  [
    "trauma-informed",
    "Trauma-informed interviewing",
    "trauma informed|trauma informed interview|survivor interview",
  ],
  [
    "crisis-deadlines",
    "Rush and overflow work",
    "overflow work|rush filings|overflow support|emergency filings",
  ],
  [
    "vendor-management",
    "Vendor management",
    "vendor coordination|court reporter scheduling|managing vendors|court reporters",
  ],
  ["kpi", "Intake conversion", "lead conversion|intake conversion"],
  ["tech-savvy", "Technology skills", "tech savvy|legal technology|computer literacy|legal tech"],
  ["typing-speed", "Typing", "words per minute|typing speed"],
  [
    "hr-administration",
    "Human resources administration",
    "human resources|hr administration|recruiting coordination|onboarding",
  ],
  ["mailing-logistics", "Mailings and deliveries", "certified mail|mass mailing|courier|mail merge"],
  ["trial-travel", "Travel for trial", "travel to trial|attend trial|trial attendance|out of town trial"],
]);
