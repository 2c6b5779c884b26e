/** The page of an engagement loads this without the other toasts. */
export const signingToasts = {
  termsAgreed: { title: "Terms Agreed", text: "Your agreement is on record." },
} as const;
