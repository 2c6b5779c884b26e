/** Where the public header and footer lead. Only addresses that exist. */
import type { User } from "@caseload/contract/accounts/accounts";
import { dashboardAddress } from "~/lib/addresses.ts";

export interface PublicLink {
  readonly label: string;
  readonly to: string;
}

/** Sections of the landing page. */
export const landingSections: readonly PublicLink[] = [
  { label: "How It Works", to: "/#how-it-works" },
  { label: "For Paralegals", to: "/#for-paralegals" },
  { label: "For Attorneys", to: "/#for-attorneys" },
  { label: "About", to: "/#about" },
];

/** What members find in the place of the sections (SPEC.md section 2, "Signed-in layout"). */
export function memberLinks({ userType }: User): readonly PublicLink[] {
  const dashboard = { label: "Dashboard", to: dashboardAddress };
  const messages = { label: "Messages", to: "/messages" };
  if (userType === "attorney") {
    const profile = { label: "My Profile", to: "/profile/attorney" };
    return [dashboard, { label: "Find Paralegals", to: "/paralegals" }, profile, messages];
  }
  return [
    dashboard,
    { label: "Browse Jobs", to: "/jobs" },
    { label: "My Applications", to: "/applications" },
    { label: "My Profile", to: "/profile/paralegal" },
    messages,
  ];
}

export const footerColumns: readonly { readonly title: string; readonly links: readonly PublicLink[] }[] = [
  {
    title: "For Paralegals",
    links: [
      { label: "Browse Jobs", to: "/jobs" },
      { label: "Open Jobs by Area and State", to: "/open-jobs" },
      { label: "Create a Profile", to: "/auth?role=paralegal" },
    ],
  },
  {
    title: "For Attorneys",
    links: [
      { label: "Browse Paralegals", to: "/paralegals" },
      { label: "Post Job", to: "/auth?role=attorney" },
      { label: "Contracts", to: "/contracts" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About", to: "/about" },
      { label: "How Matching Works", to: "/how-matching-works" },
      { label: "Verify an Agreement", to: "/verify" },
      { label: "Blog", to: "/blog" },
      { label: "Contact", to: "/contact" },
      { label: "Privacy", to: "/privacy" },
      { label: "Terms", to: "/terms" },
      { label: "Executive Summary", to: "/ExecutiveSummary" },
    ],
  },
];
