/** Method and path of every call, free of zod, so that the browser can call without loading the schemas. */

export interface Call {
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  readonly path: string;
  /** The request is multipart/form-data: the part named here holds a file, the part "data" the body as JSON. */
  readonly upload?: string;
}

export const calls = {
  login: { method: "POST", path: "/api/auth/login" },
  register: { method: "POST", path: "/api/users/register" },
  logout: { method: "POST", path: "/api/auth/logout" },
  me: { method: "GET", path: "/api/auth/me" },
  sessionOwner: { method: "GET", path: "/api/auth/session" },

  getAccountSettings: { method: "GET", path: "/api/account/settings" },
  updateAccountSettings: { method: "PATCH", path: "/api/account/settings" },
  acceptTerms: { method: "POST", path: "/api/account/terms" },
  requestDataExport: { method: "POST", path: "/api/account/export" },
  getDataExport: { method: "GET", path: "/api/account/export" },
  downloadDataExport: { method: "GET", path: "/api/account/export/file" },
  deactivateAccount: { method: "POST", path: "/api/account/deactivate" },
  deleteAccount: { method: "POST", path: "/api/account/delete" },
  enterSecondFactor: { method: "POST", path: "/api/auth/two-factor" },
  verifyEmail: { method: "POST", path: "/api/auth/verify-email" },
  sendVerification: { method: "POST", path: "/api/auth/verify-email/send" },
  requestPasswordReset: { method: "POST", path: "/api/auth/reset-password/request" },
  resetPassword: { method: "POST", path: "/api/auth/reset-password" },
  changePassword: { method: "POST", path: "/api/account/password" },
  changeEmail: { method: "POST", path: "/api/account/email" },
  cancelEmailChange: { method: "POST", path: "/api/account/email/cancel" },
  getAccountSecurity: { method: "GET", path: "/api/account/security" },
  listSessions: { method: "GET", path: "/api/account/sessions" },
  endSession: { method: "POST", path: "/api/account/sessions/:id/end" },
  endOtherSessions: { method: "POST", path: "/api/account/sessions/end-others" },
  beginTwoFactor: { method: "POST", path: "/api/account/two-factor/begin" },
  confirmTwoFactor: { method: "POST", path: "/api/account/two-factor/confirm" },
  renewRecoveryCodes: { method: "POST", path: "/api/account/two-factor/recovery-codes" },
  removeTwoFactor: { method: "POST", path: "/api/account/two-factor/remove" },

  setPhoto: { method: "PUT", path: "/api/account/photo", upload: "photo" },
  removePhoto: { method: "DELETE", path: "/api/account/photo" },
  getPhoto: { method: "GET", path: "/api/photos/:file" },
  downloadFile: { method: "GET", path: "/api/files/:link" },

  listOwnCredentials: { method: "GET", path: "/api/credentials" },
  submitCredential: { method: "POST", path: "/api/credentials", upload: "evidence" },
  withdrawCredential: { method: "POST", path: "/api/credentials/:id/withdraw" },
  openOwnEvidence: { method: "POST", path: "/api/credentials/:id/evidence" },

  reportAbuse: { method: "POST", path: "/api/reports" },

  listJobs: { method: "GET", path: "/api/jobs" },
  countJobs: { method: "GET", path: "/api/jobs/count" },
  getJob: { method: "GET", path: "/api/jobs/:id" },
  listAttorneyJobs: { method: "GET", path: "/api/jobs/attorney/:userId" },
  postJob: { method: "POST", path: "/api/jobs" },
  changeJobStatus: { method: "PATCH", path: "/api/jobs/:id/status" },
  listFirmJobs: { method: "GET", path: "/api/jobs/firm/:id" },
  listJobApprovals: { method: "GET", path: "/api/jobs/approvals" },
  approveJob: { method: "POST", path: "/api/jobs/:id/approve" },
  returnJob: { method: "POST", path: "/api/jobs/:id/return" },
  reviseJob: { method: "PATCH", path: "/api/jobs/:id" },

  listIntelligentMatches: { method: "GET", path: "/api/jobs/intelligent-matches" },
  getJobMatch: { method: "GET", path: "/api/jobs/:id/match" },
  suggestParalegals: { method: "GET", path: "/api/jobs/:id/paralegals" },
  listApplicantMatches: { method: "GET", path: "/api/jobs/:id/applicants" },
  listLoggedRankings: { method: "GET", path: "/api/account/rankings" },
  getSearchPreferences: { method: "GET", path: "/api/search-preferences" },
  saveSearchPreferences: { method: "POST", path: "/api/search-preferences" },

  apply: { method: "POST", path: "/api/applications" },
  listOwnApplications: { method: "GET", path: "/api/applications/paralegal" },
  listReceivedApplications: { method: "GET", path: "/api/applications/all" },
  getApplication: { method: "GET", path: "/api/applications/:id" },
  decideApplication: { method: "PATCH", path: "/api/applications/:id/status" },
  withdrawApplication: { method: "POST", path: "/api/applications/:id/withdraw" },

  listContracts: { method: "GET", path: "/api/contracts" },
  getContract: { method: "GET", path: "/api/contracts/:id" },
  agreeToTerms: { method: "POST", path: "/api/contracts/:id/agree" },
  startContract: { method: "POST", path: "/api/contracts/:id/start" },
  completeContract: { method: "POST", path: "/api/contracts/:id/complete" },
  objectToCompletion: { method: "POST", path: "/api/contracts/:id/object" },
  cancelContract: { method: "POST", path: "/api/contracts/:id/cancel" },

  listConversations: { method: "GET", path: "/api/messages" },
  getThread: { method: "GET", path: "/api/messages/:userId" },
  sendMessage: { method: "POST", path: "/api/messages" },

  listNotifications: { method: "GET", path: "/api/notifications" },
  countUnreadNotifications: { method: "GET", path: "/api/notifications/unread" },
  readNotification: { method: "POST", path: "/api/notifications/:id/read" },
  readAllNotifications: { method: "POST", path: "/api/notifications/mark-all-read" },

  getParalegalProfile: { method: "GET", path: "/api/profiles/paralegal/:id" },
  getOwnParalegalProfile: { method: "GET", path: "/api/profiles/paralegal" },
  createParalegalProfile: { method: "POST", path: "/api/profiles/paralegal" },
  updateParalegalProfile: { method: "PATCH", path: "/api/profiles/paralegal" },
  getOwnFirmProfile: { method: "GET", path: "/api/profiles/attorney" },
  createFirmProfile: { method: "POST", path: "/api/profiles/attorney" },

  getFirm: { method: "GET", path: "/api/firms/:id" },
  listTeam: { method: "GET", path: "/api/team" },
  changeMember: { method: "PATCH", path: "/api/team/:id" },
  deactivateMember: { method: "POST", path: "/api/team/:id/deactivate" },
  leaveFirm: { method: "POST", path: "/api/team/leave" },
  listInvitations: { method: "GET", path: "/api/team/invitations" },
  invite: { method: "POST", path: "/api/team/invitations" },
  resendInvitation: { method: "POST", path: "/api/team/invitations/:id/resend" },
  revokeInvitation: { method: "POST", path: "/api/team/invitations/:id/revoke" },
  readInvitation: { method: "POST", path: "/api/invitations/read" },
  acceptInvitation: { method: "POST", path: "/api/invitations/accept" },
  joinByInvitation: { method: "POST", path: "/api/invitations/join" },
  listDepartments: { method: "GET", path: "/api/departments" },
  createDepartment: { method: "POST", path: "/api/departments" },
  renameDepartment: { method: "PATCH", path: "/api/departments/:id" },
  removeDepartment: { method: "POST", path: "/api/departments/:id/remove" },

  dashboardStats: { method: "GET", path: "/api/dashboard/stats" },
  publicFigures: { method: "GET", path: "/api/figures" },
  featuredTalent: { method: "GET", path: "/api/figures/talent" },

  sendContactMessage: { method: "POST", path: "/api/contact" },
  listContactMessages: { method: "GET", path: "/api/staff/contact-messages" },
  getContactMessage: { method: "GET", path: "/api/staff/contact-messages/:id" },
  answerContactMessage: { method: "POST", path: "/api/staff/contact-messages/:id/answer" },
  closeContactMessage: { method: "POST", path: "/api/staff/contact-messages/:id/close" },
  reopenContactMessage: { method: "POST", path: "/api/staff/contact-messages/:id/reopen" },

  listCredentialsToCheck: { method: "GET", path: "/api/staff/credentials" },
  getCredentialToCheck: { method: "GET", path: "/api/staff/credentials/:id" },
  openEvidence: { method: "POST", path: "/api/staff/credentials/:id/evidence" },
  decideCredential: { method: "POST", path: "/api/staff/credentials/:id/decide" },
  listReports: { method: "GET", path: "/api/staff/reports" },
  getReport: { method: "GET", path: "/api/staff/reports/:id" },
  decideReport: { method: "POST", path: "/api/staff/reports/:id/decide" },
  reopenReport: { method: "POST", path: "/api/staff/reports/:id/reopen" },
  listStaffActions: { method: "GET", path: "/api/staff/audit" },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
