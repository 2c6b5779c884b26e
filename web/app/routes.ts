/** The whole route table, in the order of SPEC.md section 2. The layout around a route is its guard. */
import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  // Public
  layout("routes/public-layout.tsx", [
    index("routes/landing.tsx"),
    route("auth", "routes/auth.tsx"),
    route("ExecutiveSummary", "routes/executive-summary.tsx"),
    route("about", "routes/about.tsx"),
    route("blog", "routes/blog.tsx"),
    route("blog/:slug", "routes/blog.article.tsx"),
    route("contact", "routes/contact.tsx"),
    route("how-matching-works", "routes/how-matching-works.tsx"),
    route("how-verification-works", "routes/how-verification-works.tsx"),
    route("open-jobs/:area?", "routes/open-jobs.tsx"),
    route("verify", "routes/verify.tsx"),
    route("privacy", "routes/legal-document.tsx", { id: "privacy" }),
    route("privacy/:version", "routes/legal-document.tsx", { id: "privacy-version" }),
    route("terms", "routes/legal-document.tsx", { id: "terms" }),
    route("terms/:version", "routes/legal-document.tsx", { id: "terms-version" }),
    // Targets of emailed links
    route("reset-password", "routes/reset-password.tsx"),
    route("verify-email", "routes/verify-email.tsx"),
    route("invitation", "routes/invitation.tsx"),
    route("unsubscribe", "routes/unsubscribe.tsx"),
  ]),
  route("blog/feed.xml", "routes/blog.feed.ts"),

  // The signed-in shell; visitors see the same screens between the public header and footer
  layout("routes/app-layout.tsx", [
    route("jobs/:id", "routes/job-detail.tsx"),
    route("job/:id", "routes/job-detail.tsx", { id: "job-detail-singular" }),
    route("paralegals", "routes/paralegals.tsx"),
    route("paralegals/:id", "routes/paralegal-profile.tsx"),
    route("firms/:id", "routes/firm.tsx"),

    // Members; visitors go to /auth and come back
    layout("routes/guards/members.tsx", [
      route("dashboard", "routes/dashboard.tsx"),
      route("profile", "routes/profile.tsx"),
      route("profile/create", "routes/profile.create.tsx"),
      route("jobs", "routes/jobs.tsx"),
      route("jobs/legacy", "routes/jobs.legacy.tsx"),
      route("jobs/mine", "routes/jobs.mine.tsx"),
      route("jobs/post", "routes/jobs.post.tsx"),
      route("jobs/manage", "routes/jobs.manage.tsx"),
      route("jobs/:id/edit", "routes/jobs.edit.tsx"),
      route("applicants", "routes/applicants.tsx"),
      route("approvals", "routes/approvals.tsx"),
      route("team", "routes/team.tsx"),
      route("departments", "routes/departments.tsx"),
      route("analytics", "routes/analytics.tsx"),
      route("reports", "routes/reports.tsx"),
      route("calendar", "routes/calendar.tsx"),
      route("credentials", "routes/credentials.tsx"),
      route("search/smart", "routes/search.smart.tsx"),
      route("search/saved", "routes/search.saved.tsx"),
      route("search/saved/:id", "routes/search.saved-search.tsx"),
      route("dashboard/jobs", "routes/dashboard.jobs.tsx"),
      route("preferences", "routes/preferences.tsx"),
      route("applications/:id/conflict", "routes/application.conflict.tsx"),
      route("conflicts/log", "routes/conflicts.log.tsx"),
      route("invoices", "routes/invoices.tsx"),
      route("invoices/:id", "routes/invoice.tsx"),
      route("settings/:section?", "routes/settings.tsx"),
    ]),

    // One user type; the other reads "Access Restricted"
    layout("routes/guards/paralegals.tsx", [
      route("profile/paralegal", "routes/profile.paralegal.tsx"),
      route("profile/paralegal/new", "routes/profile.paralegal.new.tsx"),
      route("applications", "routes/applications.tsx"),
      route("conflicts", "routes/conflicts.tsx"),
      route("projects", "routes/projects.tsx"),
      route("earnings", "routes/earnings.tsx"),
      route("time", "routes/time.tsx"),
      route("search", "routes/search.tsx"),
      route("job-invites", "routes/job-invites.tsx"),
      route("settings/rankings", "routes/settings.rankings.tsx"),
    ]),
    layout("routes/guards/attorneys.tsx", [
      route("profile/attorney", "routes/profile.attorney.tsx"),
      route("profile/attorney/new", "routes/profile.attorney.new.tsx"),
      route("firm/setup", "routes/firm.setup.tsx"),
    ]),

    // The people who run the site
    layout("routes/guards/staff.tsx", [
      route("staff/contact", "routes/staff.contact.tsx"),
      route("staff/contact/:id", "routes/staff.contact-message.tsx"),
      route("staff/credentials", "routes/staff.credentials.tsx"),
      route("staff/credentials/:id", "routes/staff.credential.tsx"),
      route("staff/reports", "routes/staff.reports.tsx"),
      route("staff/reports/:id", "routes/staff.report.tsx"),
      route("staff/sanctions", "routes/staff.sanctions.tsx"),
      route("staff/sanctions/:id", "routes/staff.sanction.tsx"),
      route("staff/audit", "routes/staff.audit.tsx"),
    ]),

    // Guards that answer with a toast
    layout("routes/guards/paralegal-dashboard.tsx", [
      route("dashboard/paralegal", "routes/dashboard.paralegal.tsx"),
    ]),
    layout("routes/guards/attorney-dashboard.tsx", [
      route("dashboard/attorney", "routes/dashboard.attorney.tsx"),
    ]),
    layout("routes/guards/contracts.tsx", [
      route("contracts", "routes/contracts.tsx"),
      route("contracts/:id", "routes/contract.tsx"),
      route("contracts/:id/terms", "routes/contract.terms.tsx"),
    ]),
    layout("routes/guards/conversations.tsx", [
      route("messages", "routes/messages.tsx"),
      route("messages/:userId", "routes/messages.tsx", { id: "conversation" }),
    ]),

    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
