import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { TextInput } from "~/ui/text-input.tsx";

/** Looks for jobs; the words go to the job list. */
export function SearchForm({ onSearch, autoFocus }: { onSearch?: () => void; autoFocus?: boolean }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // Smart Search has words of its own in the address.
  const query = useLocation().pathname === "/search" ? "" : (params.get("q") ?? "");

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    const words = typeof typed === "string" ? typed.trim() : "";
    onSearch?.();
    void navigate(words === "" ? "/jobs" : `/jobs?${new URLSearchParams({ q: words })}`);
  }

  return (
    <form className="search-form" role="search" action="/jobs" onSubmit={handleSubmit}>
      <TextInput
        key={query}
        icon={Search}
        type="search"
        name="q"
        aria-label="Search"
        placeholder="Search jobs, applications or messages"
        defaultValue={query}
        maxLength={120}
        autoComplete="off"
        autoFocus={autoFocus}
      />
    </form>
  );
}
