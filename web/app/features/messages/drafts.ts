/** What was typed and not sent yet, by the person it is for. Lasts as long as the tab; a sign-out reloads it. */
const drafts = new Map<number, string>();

export const draftFor = (userId: number): string => drafts.get(userId) ?? "";

export function keepDraft(userId: number, text: string): void {
  if (text === "") drafts.delete(userId);
  else drafts.set(userId, text);
}
