/** Members' screens and the API. They require a sign-in; this only spares crawlers the requests. */
const privatePaths = [
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

/** Returns robots.txt. Plain `/profile` would match every path with this prefix, so `$`, `/` and `?` delimit it. */
export const robots = (origin: string): string =>
  [
    "User-agent: *",
    ...privatePaths.flatMap((part) =>
      part.endsWith("/")
        ? [`Disallow: ${part}`]
        : [`Disallow: ${part}$`, `Disallow: ${part}/`, `Disallow: ${part}?`],
    ),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
