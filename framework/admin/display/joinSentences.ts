type Translate = (key: string, options?: { _: string }) => string;

/** Joins two sentences; the first one may lack its full stop, as the message of an error does. */
export function joinSentences(translate: Translate, first: string, second: string): string {
  const isEnded = /\p{Sentence_Terminal}$/u.test(first);
  const ended = isEnded ? first : first + translate("punctuation.stop", { _: "." });
  return ended + translate("punctuation.space", { _: " " }) + second;
}
