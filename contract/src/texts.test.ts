import { expect, test } from "vitest";
import { applicationStatusLabels } from "./hiring/status-labels.ts";
import { errorMessages } from "./error-messages.ts";
import { toasts } from "./toasts.ts";

const textOf = ({ title, text }: { title: string; text: string }): string =>
  text === "" ? title : `${title}: ${text}`;

/** SPEC.md section 8, verbatim; what it names by its title alone is compared by its title. */
test("toasts of what failed", () => {
  expect(textOf(toasts.loginFailed)).toBe("Login failed: Please check your credentials and try again.");
  expect(textOf(toasts.registrationFailed)).toBe(
    "Registration failed: Please check your information and try again.",
  );
  expect(textOf(toasts.logoutFailed)).toBe("Logout failed: Something went wrong. Please try again.");
  expect(textOf(toasts.postFailed)).toBe("Failed to post job: Please try again");
  expect(toasts.statusFailed.title).toBe("Failed to update job status");
  expect(toasts.applyFailed.title).toBe("Application failed");
  expect(toasts.acceptFailed.title).toBe("Error accepting application");
  expect(toasts.rejectFailed.title).toBe("Error rejecting application");
  expect(toasts.searchFailed.title).toBe("Failed to save search");
  expect(toasts.preferencesFailed.title).toBe("Failed to save preferences");
  expect(textOf(toasts.sendFailed)).toBe("Failed to send message: Please try again");
  expect(textOf(toasts.updateFailed)).toBe("Update failed: Failed to update profile. Please try again.");
  expect(textOf(toasts.creationFailed)).toBe(
    "Profile creation failed: There was an error creating your profile. Please try again.",
  );
  expect(textOf(toasts.messageEmpty)).toBe("Message is empty: Please enter a message");
});

test("toasts of refused access", () => {
  expect(textOf(toasts.messagesDenied)).toBe("Access denied: Please log in to access your messages");
  expect(textOf(toasts.dashboardDenied)).toBe("Access denied: Please log in to access your dashboard");
  expect(toasts.contractsDenied.text).toBe("Please log in to view contracts.");
  expect(toasts.paralegalsOnly.text).toBe("This dashboard is for paralegals only");
  expect(toasts.attorneysOnly.text).toBe("This dashboard is for attorneys only");
});

test("toasts of what worked", () => {
  expect(textOf(toasts.loggedIn("Ada"))).toBe("Login successful: Welcome back, Ada!");
  expect(toasts.registered("Ada").title).toBe("Registration successful");
  expect(toasts.registered("Ada").text).toContain("Ada");
  expect(textOf(toasts.loggedOut)).toBe("Logged out: You have been successfully logged out.");
  expect(textOf(toasts.jobPosted)).toBe(
    "Job posted successfully: Your listing is live and visible to paralegals.",
  );
  expect(textOf(toasts.accepted)).toBe(
    "Application accepted: The paralegal has been notified and the job status updated.",
  );
  expect(textOf(toasts.rejected)).toBe("Application rejected: The paralegal has been notified.");
  const titles = {
    statusUpdated: "Job status updated",
    applied: "Application submitted",
    searchSaved: "Search saved",
    searchSavedWithAlerts: "Search saved",
    searchApplied: "Applied saved search",
    messageSent: "Message sent",
    profileUpdated: "Profile updated",
    profileCreated: "Profile created",
    firmProfileCreated: "Profile created",
    termsAgreed: "Terms Agreed",
    projectCompleted: "Project Completed",
    allRead: "All notifications marked as read",
  } as const;
  for (const [name, title] of Object.entries(titles))
    expect(toasts[name as keyof typeof titles].title, name).toBe(title);
});

test("sentences of what is not there, or not allowed", () => {
  expect(errorMessages).toMatchObject({
    onlyParalegalsApply:
      "Attorney account: Only paralegals can apply to jobs. Please switch to a paralegal account.",
    noRecipient: "No recipient selected",
    emptyMessage: "Please enter a message",
    ownProfileNotFound: "Your profile could not be loaded. You may need to create a profile first.",
    conversationNotFound: "This conversation may have been deleted or is unavailable.",
    profileNotFound: "The paralegal profile you're looking for doesn't exist or has been removed.",
    jobNotFound: "The job listing you're looking for doesn't exist or has been removed.",
  });
});

test("labels of an application's status", () => {
  expect(applicationStatusLabels).toMatchObject({ pending: "Pending Review", reviewing: "Under Review" });
});
