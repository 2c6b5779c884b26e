/** Toasts about invoices and payments. */
export const invoiceToasts = {
  drafted: "Draft created",
  sent: (number: string) => `Invoice ${number} sent`,
  sendingFailed: "Failed to send the invoice",
  draftDeleted: "Draft deleted",
  draftDeletionFailed: "Failed to delete the draft",
  reminded: "Reminder sent",
  remindingFailed: { title: "Failed to send the reminder", text: "Please try again" },
  voided: "Invoice voided",
  voidingFailed: "Failed to void the invoice",
  disputed: "Dispute opened",
  resolved: "Dispute resolved",
  paymentRecorded: "Payment recorded",
  paymentConfirmed: "Receipt confirmed",
  confirmationFailed: { title: "Failed to confirm receipt", text: "Please try again" },
  paymentDenied: "Payment marked as not received",
  denialFailed: "We couldn't save your response to the payment",
} as const;
