/** Limits and texts of state rules; free of zod for the browser. */
export const stateRuleLimits = {
  /** Recorded courses of one person. */
  courses: 200,
  /** Of one subject in one course. */
  courseMinutes: 2_400,
  /** Days before the end of a period in which reminders are sent. */
  reminderDays: [90, 30, 7],
} as const;

export const stateRuleErrorMessages = {
  noDeclaration: "This state requires no declaration (state)",
  unknownBasis: "Please choose a qualification from the list (basis)",
  attorneyMissing: "Please name the attorney who declared in writing that you are qualified (attorneyName)",
  noEducation: "This state requires no continuing education of paralegals (state)",
  futureCourse: "Please enter a day that is not in the future (completedOn)",
  tooManyCourses: "You have recorded 200 courses. Remove earlier ones first.",
  courseNotFound: "We couldn't find this course",
} as const;

export const stateRuleToasts = {
  declared: { title: "Declaration Saved", text: "Firms see it on your profile." },
  withdrawn: { title: "Declaration Withdrawn", text: "Your profile no longer shows it." },
  courseAdded: {
    title: "Course Added",
    text: "Its hours count toward the period in which it was completed.",
  },
  courseRemoved: { title: "Course Removed", text: "Its hours no longer count." },
  failed: { title: "Not Saved", text: "Something went wrong. Try again." },
} as const;
