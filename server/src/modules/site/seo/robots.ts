/** What is nobody's to find: members' screens and the API. They are guarded; this only saves a crawler the way. */
const privateParts = [
  "/api/",
  "/applications",
  "/contracts",
  "/dashboard",
  "/messages",
  "/preferences",
  "/profile",
  "/search",
  "/settings",
  "/staff",
  "/reset-password",
  "/verify-email",
];

/** robots.txt. `/profile` would also hide what merely starts so; `$` and `/` end it. */
export const robots = (origin: string): string =>
  [
    "User-agent: *",
    ...privateParts.flatMap((part) =>
      part.endsWith("/")
        ? [`Disallow: ${part}`]
        : [`Disallow: ${part}$`, `Disallow: ${part}/`, `Disallow: ${part}?`],
    ),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
