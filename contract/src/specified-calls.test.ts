import { expect, test } from "vitest";
import { type CallName, endpoints } from "./endpoints.ts";

/** SPEC.md section 7, row by row. */
const specified: Readonly<Record<string, CallName>> = {
  "GET /api/auth/me": "me",
  "POST /api/auth/login": "login",
  "POST /api/users/register": "register",
  "POST /api/auth/logout": "logout",
  "GET /api/jobs": "listJobs",
  "GET /api/jobs/:id": "getJob",
  "GET /api/jobs/attorney/:userId": "listAttorneyJobs",
  "POST /api/jobs": "postJob",
  "PATCH /api/jobs/:id/status": "changeJobStatus",
  "GET /api/jobs/search": "searchJobs",
  "GET /api/jobs/intelligent-matches": "listIntelligentMatches",
  "GET /api/applications/paralegal": "listOwnApplications",
  "GET /api/applications/all": "listReceivedApplications",
  "POST /api/applications": "apply",
  "PATCH /api/applications/:id/status": "decideApplication",
  "GET /api/messages": "listConversations",
  "GET /api/messages/:userId": "getThread",
  "POST /api/messages": "sendMessage",
  "GET /api/profiles/paralegal/:id": "getParalegalProfile",
  "GET /api/profiles/paralegal": "getOwnParalegalProfile",
  "PATCH /api/profiles/paralegal": "updateParalegalProfile",
  "POST /api/profiles/paralegal": "createParalegalProfile",
  "POST /api/profiles/attorney": "createFirmProfile",
  "GET /api/contracts": "listContracts",
  "POST /api/contracts/:id/agree": "agreeToTerms",
  "POST /api/contracts/:id/complete": "completeContract",
  "GET /api/notifications": "listNotifications",
  "GET /api/notifications/unread": "countUnreadNotifications",
  "POST /api/notifications/:id/read": "readNotification",
  "POST /api/notifications/mark-all-read": "readAllNotifications",
  "GET /api/saved-searches": "listSavedSearches",
  "POST /api/saved-searches": "saveSearch",
  "GET /api/search-preferences": "getSearchPreferences",
  "POST /api/search-preferences": "saveSearchPreferences",
  "GET /api/dashboard/stats": "dashboardStats",
};

test.each(Object.entries(specified))("%s is %s", (address, name) => {
  const { method, path } = endpoints[name];
  expect(`${method} ${path}`).toBe(address);
});

const accepts = (name: CallName, part: "body" | "query", given: unknown) => {
  const schema = (endpoints[name] as { body?: Schema; query?: Schema })[part];
  return schema?.safeParse(given).success;
};
interface Schema {
  safeParse: (given: unknown) => { success: boolean };
}

const contact = { email: "a@example.com", password: "brief-2-file!", firstName: "Ada", lastName: "Nwosu" };
const profile = {
  yearsExperience: "senior",
  specialties: ["corporate_law"],
  availability: "part-time",
  workPreference: "remote",
  education: "BA",
  certifications: [],
  bio: "Ten letters at least",
  hourlyRate: 54,
  location: "Newark, NJ",
  skills: [],
};

/** The payloads as the table writes them, with nothing beside. */
test.each<[CallName, "body" | "query", unknown]>([
  ["login", "body", { email: contact.email, password: contact.password }],
  ["register", "body", { ...contact, userType: "paralegal" }],
  ["listJobs", "query", { status: "open", priority: "urgent" }],
  [
    "postJob",
    "body",
    {
      title: "Privilege review",
      location: "Newark, NJ",
      workArrangement: "Remote",
      hoursPerWeek: "25",
      duration: "8 weeks",
      specialties: ["litigation"],
      description: "Take the second pass on 14,000 documents.",
      priority: "medium",
      firmName: "Law Firm",
    },
  ],
  ["changeJobStatus", "body", { status: "closed" }],
  [
    "searchJobs",
    "query",
    {
      keyword: "privilege",
      location: "Newark",
      practiceAreas: ["Litigation", "Tax Law"],
      experienceLevel: "mid",
      jobType: "temporary",
      budgetMin: "25",
      budgetMax: "150",
      priority: ["high", "urgent"],
      urgency: "immediate",
      postedWithin: "7",
      status: "open",
    },
  ],
  ["apply", "body", { coverLetter: "I have done this work before.", jobId: 1 }],
  ["decideApplication", "body", { status: "accepted" }],
  ["decideApplication", "body", { status: "rejected" }],
  ["sendMessage", "body", { receiverId: 1, content: "Hello" }],
  ["createParalegalProfile", "body", profile],
  [
    "createFirmProfile",
    "body",
    {
      location: "Newark, NJ",
      firmName: "Harrow",
      firmSize: "small",
      workType: "hybrid",
      description: "",
      practiceAreas: ["tax"],
    },
  ],
  ["saveSearch", "body", { name: "One", filters: { keyword: "probate" }, alertEnabled: false }],
  [
    "saveSearch",
    "body",
    { name: "One", criteria: { query: "", preferences: { specialties: ["Litigation"] } } },
  ],
  ["saveSearchPreferences", "body", { practiceAreas: ["Litigation"], alertFrequency: "weekly" }],
])("%s takes the specified %s", (name, part, given) => {
  expect(accepts(name, part, given)).toBe(true);
});
