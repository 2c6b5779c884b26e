/** What emails, browsers and toasts, which have no mark beside a name, add to a text that names a person. */
export const unconfirmedNote = "Their email address isn't confirmed.";
