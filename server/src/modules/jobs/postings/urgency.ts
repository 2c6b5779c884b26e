/** Whether a posting bears the Urgent badge: by its own words where it has any, else by its priority. */
export const isUrgent = (job: { urgency: string | null; priority: string }): boolean =>
  job.urgency ? job.urgency === "immediate" || job.urgency === "urgent" : job.priority === "urgent";
