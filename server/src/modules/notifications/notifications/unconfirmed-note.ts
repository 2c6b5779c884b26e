/** What emails, browsers and toasts, which have no mark beside a name, add to a text that names a person. */
export const unconfirmedNote = "Email not confirmed.";
