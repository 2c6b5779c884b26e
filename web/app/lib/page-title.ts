import { product } from "@caseload/contract/product";

/** The document's title and description, for a route's `meta`. */
export function pageTitle(title: string, description: string = product.tagline) {
  return [
    { title: `${title}, ${product.name}` },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}
