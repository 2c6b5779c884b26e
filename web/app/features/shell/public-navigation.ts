/** Where the public header and footer lead. Only addresses that exist. */

interface PublicLink {
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

/** Added to the menu on phones. */
export const registrations: readonly PublicLink[] = [
  { label: "Register as Paralegal", to: "/auth?role=paralegal" },
  { label: "Register as Attorney", to: "/auth?role=attorney" },
];

export const footerColumns: readonly { readonly title: string; readonly links: readonly PublicLink[] }[] = [
  {
    title: "For Paralegals",
    links: [
      { label: "Browse Jobs", to: "/jobs" },
      { label: "Create a Profile", to: "/auth?role=paralegal" },
    ],
  },
  {
    title: "For Attorneys",
    links: [
      { label: "Post a Job", to: "/auth?role=attorney" },
      { label: "Contracts", to: "/contracts" },
    ],
  },
  { title: "Company", links: [{ label: "About", to: "/#about" }] },
];
