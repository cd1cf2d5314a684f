/**
 * Drafts of replies, by author and comment, which survive a card's unmounting and a change of
 * screen.
 */
const drafts = new Map<string, string>();
const toDraftKey = (actorId: number, commentId: number): string => `${actorId} ${commentId}`;

export const getDraft = (actorId: number, commentId: number): string =>
  drafts.get(toDraftKey(actorId, commentId)) ?? "";
export function storeDraft(actorId: number, commentId: number, text: string): void {
  if (text === "") drafts.delete(toDraftKey(actorId, commentId));
  else drafts.set(toDraftKey(actorId, commentId), text);
}
