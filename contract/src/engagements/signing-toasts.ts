/** Toasts of signing, and of completing the work. */
export const signingToasts = {
  termsAgreed: { title: "Terms Agreed", text: "Your agreement is on record." },
  projectCompleted: { title: "Project Completed", text: "Moved to Completed." },
} as const;
