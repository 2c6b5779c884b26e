/** What the header's search box and the list under it say to each other. */
import type { KeyboardEvent } from "react";

/** What the list does for the box, once its code is here. */
export interface SearchKeys {
  press: (event: KeyboardEvent) => void;
  /** Puts the words among the recent ones. */
  remember: () => void;
}

/** The list as the box announces it. */
export interface ShownList {
  readonly isShown: boolean;
  /** Id of the highlighted option. */
  readonly active?: string | undefined;
}
export const hidden: ShownList = { isShown: false };

/** The page of all jobs that a search finds. */
export const allJobs = (text: string): string =>
  `/search/smart${text.trim() && `?${new URLSearchParams({ keyword: text.trim() })}`}`;
