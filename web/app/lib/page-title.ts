import { product } from "@caseload/contract/product";
import { generalPicture, sharePictureSize, type SharePicture } from "@caseload/contract/site/share-images";
import { canonicalLink } from "./preloaded.ts";

/** The document's title and description, for the `meta` of a screen behind the sign-in. */
export function pageTitle(title: string, description: string = product.tagline) {
  return [
    { title: `${title}, ${product.name}` },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}

export interface PublicPage {
  readonly title: string;
  readonly description?: string | undefined;
  /** Where search engines list it; the page's own path by default. */
  readonly path?: string;
  /** The site's picture by default. */
  readonly picture?: SharePicture;
  readonly kind?: "website" | "article" | "profile";
  /** In the browser's tab, where it is not "title, product". */
  readonly documentTitle?: string;
}

/** The part of a route's meta arguments that this reads. */
interface MetaArguments {
  readonly location: { readonly pathname: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

/** The site's origin, which the root's loader knows. */
function originOf({ matches }: MetaArguments): string | null {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  const isKnown = typeof root === "object" && root !== null && "origin" in root;
  return isKnown && typeof root.origin === "string" ? root.origin : null;
}

/** What search engines and share previews read of a public page, for its `meta`. */
export function publicPage(args: MetaArguments, page: PublicPage) {
  const { title, description = product.tagline, picture = generalPicture, kind = "website" } = page;
  const path = page.path ?? args.location.pathname;
  const origin = originOf(args);
  return [
    { title: page.documentTitle ?? `${title}, ${product.name}` },
    { name: "description", content: description },
    { property: "og:site_name", content: product.name },
    { property: "og:type", content: kind },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    ...(origin === null ? [] : addressesOf(origin, path, picture)),
  ];
}

/** Previews are drawn elsewhere, so that every address in them is a whole one. */
function addressesOf(origin: string, path: string, picture: SharePicture) {
  const image = `${origin}${picture.path}`;
  return [
    canonicalLink(origin, path),
    { property: "og:url", content: `${origin}${path}` },
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(sharePictureSize.width) },
    { property: "og:image:height", content: String(sharePictureSize.height) },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: picture.alt },
  ];
}
