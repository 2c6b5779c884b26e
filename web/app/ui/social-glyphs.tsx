import type { ReactNode } from "react";

/** Brand marks for the footer, drawn by us: the icon set has none. */
function SocialGlyph({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export function LinkedInGlyph() {
  return (
    <SocialGlyph>
      <path d="M6 10v8M6 6v.01M10.5 18v-8M10.5 13c0-4 7-4.5 7 0v5" />
    </SocialGlyph>
  );
}

export function XGlyph() {
  return (
    <SocialGlyph>
      <path d="m6 6 12 12M18 6 6 18" />
    </SocialGlyph>
  );
}

export function FacebookGlyph() {
  return (
    <SocialGlyph>
      <path d="M12 20v-9c0-3.5 1-5 4.5-5M9 12h6" />
    </SocialGlyph>
  );
}
