import { DrawerArt } from "~/ui/art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

export default function NoSuggestions() {
  return (
    <EmptyState
      art={<DrawerArt />}
      title="No suggestions yet"
      level={3}
      text="No paralegal with a public profile fits this posting so far. New profiles appear here by themselves."
    />
  );
}
