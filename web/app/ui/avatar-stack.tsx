import { Avatar } from "./avatar.tsx";

interface AvatarStackProps {
  people: readonly { readonly id: number; readonly name: string; readonly photo?: string | null }[];
  max?: number;
}

/** The first few of several people, overlapping. */
export function AvatarStack({ people, max = 3 }: AvatarStackProps) {
  return (
    <span className="avatar-stack">
      {people.slice(0, max).map((person) => (
        <Avatar key={person.id} id={person.id} name={person.name} photo={person.photo} size="sm" />
      ))}
    </span>
  );
}
