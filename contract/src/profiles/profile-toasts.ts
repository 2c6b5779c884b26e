/** Toasts of the profiles of people and firms. */
export const profileToasts = {
  profileCreated: { title: "Profile created", text: "Firms can find you now." },
  firmProfileCreated: { title: "Profile created", text: "Your firm is ready to post jobs." },
  creationFailed: {
    title: "Profile creation failed",
    text: "There was an error creating your profile. Please try again.",
  },
  profileUpdated: { title: "Profile updated", text: "Your changes are saved." },
  updateFailed: { title: "Update failed", text: "Failed to update profile. Please try again." },
} as const;
