/** Joins two sentences; the first one may lack its full stop, as the message of an error does. */
export function joinSentences(first: string, second: string): string {
  const isHan = /\p{Script=Han}$/u.test(first);
  const ended = /[.!?。！？]$/u.test(first) ? first : `${first}${isHan ? "。" : "."}`;
  return /[。！？]$/u.test(ended) ? `${ended}${second}` : `${ended} ${second}`;
}
