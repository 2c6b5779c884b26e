import { product } from "@caseload/contract/product";

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: purpose === "any" ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The web app manifest. Colors are the light theme's; a page's own theme-color takes precedence. */
export const webManifest = {
  id: "/",
  name: product.name,
  short_name: product.name,
  description: product.tagline,
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#f1f6f2",
  theme_color: "#f1f6f2",
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    icon(192, "any"),
    icon(512, "any"),
    icon(512, "maskable"),
  ],
} as const;
