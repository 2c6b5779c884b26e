/** Toasts about deliverables and the supervision log. */
export const workToasts = {
  deliverableAdded: "Deliverable added",
  deliverableChanged: "Deliverable updated",
  deliverableDeleted: "Deliverable deleted",
  deliverableSubmitted: "Deliverable submitted",
  deliverableApproved: "Deliverable approved",
  deliverableReturned: "Deliverable returned",
  fileUploaded: (name: string) => ({ title: "File uploaded", text: name }),
  fileDeleted: "File deleted",
  holdPlaced: "Legal hold placed",
  holdReleased: "Legal hold released",
  certificateGiven: "Certificate signed",
  supervisionAdded: "Entry added to the supervision log",
} as const;
