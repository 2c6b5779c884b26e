/** Limits of uploads and credentials: apart from the others, which travel with the first page that anybody loads. */
export const fileLimits = {
  /** Uploaded pictures and evidence, in bytes; pixels of a picture, before it is made smaller. */
  photoBytes: 8_388_608,
  photoPixels: 50_000_000,
  /** The least width and height of a photo. */
  photoLeastSide: 96,
  evidenceBytes: 10_485_760,
  /** Minutes for which the link to a private file works. */
  fileLinkMinutes: 5,
  /** Credentials that one person may have in the queue at a time. */
  pendingCredentials: 10,
  /** Days before its end on which the owner of a credential is reminded. */
  credentialReminderDays: [30, 7],
} as const;
