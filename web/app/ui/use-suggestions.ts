import { useEffect, useState } from "react";

/** Milliseconds of rest after which suggestions are asked for. */
const restMs = 150;

/** What is suggested for the words typed so far; nothing while closed or when the answer fails. */
export function useSuggestions(
  typed: string,
  isOpen: boolean,
  suggest: (typed: string) => Promise<readonly string[]>,
): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isOpen) return;
    let isLate = false;
    const rest = setTimeout(() => {
      void suggest(typed)
        .catch((): readonly string[] => [])
        .then((words) => {
          if (!isLate) setFound(words);
        });
    }, restMs);
    return () => {
      isLate = true;
      clearTimeout(rest);
    };
  }, [typed, isOpen, suggest]);
  return isOpen ? found : [];
}
