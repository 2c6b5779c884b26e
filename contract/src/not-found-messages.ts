/** The messages of records that are missing. Screens load these without the other error messages. */
export const notFoundMessages = {
  jobNotFound: "The job listing you're looking for doesn't exist or has been removed.",
  noteNotFound: "This note doesn't exist or has been deleted.",
  applicationNotFound: "This application doesn't exist or has been removed.",
  contractNotFound: "This contract doesn't exist or has been removed.",
  conversationNotFound: "This conversation may have been deleted or is unavailable.",
  profileNotFound: "The paralegal profile you're looking for doesn't exist or has been removed.",
  ownProfileNotFound: "Your profile could not be loaded. You may need to create a profile first.",
  savedSearchNotFound: "This saved search doesn't exist or has been removed.",
} as const;
