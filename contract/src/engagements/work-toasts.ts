/** Toasts about deliverables and the supervision log. */
export const workToasts = {
  deliverableAdded: "Deliverable added",
  deliverableChanged: "Deliverable updated",
  deliverableDeleted: "Deliverable deleted",
  deliverableSubmitted: "Deliverable submitted",
  deliverableApproved: "Deliverable approved",
  deliverableReturned: "Deliverable returned",
  supervisionAdded: "Entry added to the supervision log",
} as const;
