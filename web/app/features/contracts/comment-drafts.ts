/** What was typed survives switching tabs of the page, by contract. */
const drafts = new Map<number, string>();

export const hasCommentDraft = (contractId: number): boolean => drafts.has(contractId);
export const readCommentDraft = (contractId: number): string => drafts.get(contractId) ?? "";

export function keepCommentDraft(contractId: number, text: string): void {
  if (text === "") drafts.delete(contractId);
  else drafts.set(contractId, text);
}
