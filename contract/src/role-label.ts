import type { PrimaryRole } from "./roles.ts";

/** The primary role in title case, as the header shows it. */
export function roleLabel(role: PrimaryRole): string {
  return role
    .split("_")
    .map((word) => (word === "of" ? word : word[0]?.toUpperCase() + word.slice(1)))
    .join(" ")
    .replace(/^of/, "Of");
}
