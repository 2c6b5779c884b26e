/** Limits and messages of verification, apart from its schemas because the public page loads no zod. */

/** Largest file that is checked: 25 MB. Sealed agreements have 0.1 to 1 MB. */
export const maxVerifiedBytes = 26_214_400;

export const verificationMessages = {
  noFile: "Choose a PDF, or enter its SHA-256 (file)",
  emptyFile: "No file arrived, or it is empty. Choose a PDF (file)",
  tooLarge: "Choose a PDF of at most 25 MB (file)",
  notPdf: "This file is not a PDF. Choose the PDF that you received (file)",
  truncated: "This PDF is incomplete. Download it again, or ask the sender for the original (file)",
  encrypted:
    "This PDF is protected with a password, so we can't read it. Ask the sender for the original (file)",
  hash: "Enter all 64 characters, 0 to 9 and a to f",
  versionNotFound: "This contract has no such version.",
  failed: "We couldn't check this. Try again.",
  /** The waiting time follows. */
  tooMany: "You've checked 60 files and hashes in 10 minutes.",
} as const;

/** A hash as people copy it: upper case, in groups, or with colons. */
export const normalizeHash = (text: string): string => text.replace(/[\s:]/g, "").toLowerCase();

export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
