import { classNames } from "./class-names.ts";

type AvatarSize = "sm" | "md" | "lg" | "xl";

interface AvatarProps {
  /** Decides the tint, so that a person keeps it everywhere. */
  id: number;
  /** A person's or a firm's whole name; the initials are taken from it. */
  name: string;
  size?: AvatarSize;
  /** Firms are squares in the display face. */
  firm?: boolean;
}

const tints = ["", "b", "c", "d", "e"] as const;

/** Initials on a tint. The name stands beside it, so it is not read aloud. */
export function Avatar({ id, name, size = "md", firm = false }: AvatarProps) {
  return (
    <span className={classNames("av", size !== "md" && size, firm && "firm", tintOf(id))} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

interface AvatarStackProps {
  people: readonly { readonly id: number; readonly name: string }[];
  max?: number;
}

/** The first few of several people, overlapping. */
export function AvatarStack({ people, max = 3 }: AvatarStackProps) {
  return (
    <span className="av-stack">
      {people.slice(0, max).map((person) => (
        <Avatar key={person.id} id={person.id} name={person.name} size="sm" />
      ))}
    </span>
  );
}

/** Knuth's multiplicative hash: neighbouring ids get different tints. */
function tintOf(id: number) {
  const hash = Math.imul(id, 2_654_435_761) >>> 16;
  return tints[hash % tints.length];
}

function initialsOf(name: string) {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first, second] = words;
  return [first, second].map((word) => word?.charAt(0).toUpperCase() ?? "").join("");
}
