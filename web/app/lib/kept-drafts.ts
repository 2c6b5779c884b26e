/** What was typed, by key, for as long as the site is open: closing a dialog or switching tabs loses nothing. */
export interface KeptDrafts<Draft> {
  readonly read: (key: string) => Draft;
  readonly keep: (key: string, draft: Draft) => void;
  readonly drop: (key: string) => void;
}

export function keptDrafts<Draft>(empty: Draft): KeptDrafts<Draft> {
  const drafts = new Map<string, Draft>();
  return {
    read: (key) => drafts.get(key) ?? empty,
    keep: (key, draft) => void drafts.set(key, draft),
    drop: (key) => void drafts.delete(key),
  };
}
