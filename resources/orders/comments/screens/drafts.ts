/**
 * Drafts of replies, by author and comment, which survive a card's unmounting and a change of
 * screen.
 */
const drafts = new Map<string, string>();
const keyOf = (actorId: number, commentId: number): string => `${actorId} ${commentId}`;

export const draftOf = (actorId: number, commentId: number): string => drafts.get(keyOf(actorId, commentId)) ?? "";
export function keepDraft(actorId: number, commentId: number, text: string): void {
  if (text === "") drafts.delete(keyOf(actorId, commentId));
  else drafts.set(keyOf(actorId, commentId), text);
}
