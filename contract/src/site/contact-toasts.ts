/** The toast of the public contact form. */
export const contactToasts = {
  contactFailed: { title: "Message not sent", text: "Please try again" },
} as const;
