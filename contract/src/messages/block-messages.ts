/** Refusals and toasts of blocks. None of them tells a person that another one has blocked them. */
export const blockErrorMessages = {
  personNotFound: "User not found (userId)",
  ownAccount: "You can't block yourself (userId)",
  colleague: "You can't block a colleague of your firm (userId)",
  blockedByYou: "You blocked this person. Unblock them in Settings to write.",
} as const;

export const blockToasts = {
  blocked: (name: string) => ({ title: `${name} is blocked`, text: "You can unblock them in Settings." }),
  unblocked: (name: string) => ({ title: `${name} is unblocked`, text: "You can find each other again." }),
  failed: { title: "Something went wrong", text: "Please try again" },
} as const;
