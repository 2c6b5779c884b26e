/** Toasts of sending a message. */
export const messageToasts = {
  messageSent: { title: "Message sent", text: "" },
  messageEmpty: { title: "Message is empty", text: "Please enter a message" },
  sendFailed: { title: "Failed to send message", text: "Please try again" },
} as const;
