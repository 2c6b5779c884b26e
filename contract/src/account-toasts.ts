/** Toasts of signing in and registering, which the sign-in page loads alone; the others are in toasts.ts. */
export const accountToasts = {
  loginFailed: { title: "Login failed", text: "Please check your credentials and try again." },
  registrationFailed: {
    title: "Registration failed",
    text: "Please check your information and try again.",
  },
  loggedIn: (firstName: string) => ({ title: "Login successful", text: `Welcome back, ${firstName}!` }),
  registered: (firstName: string) => ({
    title: "Registration successful",
    text: `Welcome to Caseload, ${firstName}.`,
  }),
} as const;
