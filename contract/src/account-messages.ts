/** The messages of links in emails and of taken addresses. The pages of accounts load these without the other error messages. */
export const accountMessages = {
  linkBroken: "This link is incomplete. Open it again from the email.",
  linkExpired: "This link has expired or has already been used.",
  emailTaken: "This email already has an account. Sign in or reset your password.",
} as const;
