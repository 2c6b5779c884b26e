import { largePhoto } from "@caseload/contract/profiles/photos";
import { classNames } from "./class-names.ts";

type AvatarSize = "sm" | "md" | "lg" | "xl";

interface AvatarProps {
  /** Decides the tint, so that a person keeps it everywhere. */
  id: number;
  /** A person's or a firm's whole name; the initials are taken from it. */
  name: string;
  /** Address of the picture; initials without one. */
  photo?: string | null | undefined;
  size?: AvatarSize;
  /** Firms are squares in the display face. */
  firm?: boolean;
  className?: string | undefined;
}

const avatarSizes = { sm: "size-small", md: undefined, lg: "size-large", xl: "size-extra-large" } as const;

const tints = ["", "tint-pen", "tint-brass", "tint-neutral", "tint-mark"] as const;

/** Whose two sizes need more pixels than the small picture has. */
const largeSizes: readonly AvatarSize[] = ["lg", "xl"];

/**
 * A photo, or initials on a tint. The name is beside it, so it is hidden from assistive technology. A picture without a text that cannot
 * be loaded leaves its place empty, and the initials below it show.
 */
export function Avatar({ id, name, photo, size = "md", firm = false, className }: AvatarProps) {
  return (
    <span
      className={classNames("avatar", avatarSizes[size], firm && "firm", tintOf(id), className)}
      aria-hidden="true"
    >
      {initialsOf(name)}
      {photo && <img src={largeSizes.includes(size) ? largePhoto(photo) : photo} alt="" decoding="async" />}
    </span>
  );
}

/** Knuth's multiplicative hash: neighboring ids get different tints. */
function tintOf(id: number) {
  const hash = Math.imul(id, 2_654_435_761) >>> 16;
  return tints[hash % tints.length];
}

function initialsOf(name: string) {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first, second] = words;
  return [first, second].map((word) => word?.charAt(0).toUpperCase() ?? "").join("");
}
