import type { Translate } from "../resources.tsx";

/** One record in a language that counts with measure words, which follow the number. */
const one = /\s?1\s?\p{Script=Han}/u;
/** The Chinese particle that an object follows, in both scripts. */
const objectParticle = /[\u5c06\u5c07]$/;
const startsWithHan = /^\p{Script=Han}/u;
/** A number of a record, which needs no quotation marks: "#1042", "W-12", "W-12 · Pear stall". */
const number = /^#?\p{Lu}{0,5}-?\d[\d-]*( · .*)?$/u;
const maxLength = 48;

interface Parts {
  before: string;
  /** What the sentence calls the record; empty where it only counts it. */
  noun: string;
  after: string;
}

/** Returns the name of a kind of record and its ends: "Reader account" is also an "account". */
function listNouns(kind: string): string[] {
  if (!startsWithHan.test(kind)) {
    const words = kind.split(" ");
    return words.map((_, index) => words.slice(index).join(" "));
  }
  const letters = [...kind];
  return letters.map((_, index) => letters.slice(index).join("")).filter((noun) => noun.length > 1);
}

/** Finds where a sentence about one record mentions it; null where it does not. */
function findNoun(sentence: string, kind: string): Parts | null {
  const nouns = listNouns(kind);
  const counted = one.exec(sentence);
  if (counted) {
    const rest = sentence.slice(counted.index + counted[0].length);
    const noun = nouns.find((word) => rest.startsWith(word)) ?? "";
    return { before: sentence.slice(0, counted.index), noun, after: rest.slice(noun.length) };
  }
  const first = nouns.find(
    (word) =>
      sentence.toLowerCase().startsWith(word.toLowerCase()) &&
      /^[\s\p{Script=Han}]/u.test(sentence.slice(word.length)),
  );
  if (first === undefined) return null;
  return { before: "", noun: sentence.slice(0, first.length), after: sentence.slice(first.length) };
}

/** Joins parts of a sentence, with a space where a script without spaces meets another. */
const join = (...parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .reduce((text, part) =>
      /[\s\p{Pi}\p{Ps}]$/u.test(text) ||
      /^[\s\p{Pi}\p{Ps}\p{Po}]/u.test(part) ||
      meetsAsHan(text, part)
        ? text + part
        : `${text} ${part}`,
    );
const meetsAsHan = (text: string, part: string): boolean =>
  /[\p{Script=Han}\p{Pf}\p{Pe}]$/u.test(text) && startsWithHan.test(part);

const shorten = (name: string): string => {
  const letters = [...name];
  return letters.length > maxLength
    ? `${letters
        .slice(0, maxLength - 1)
        .join("")
        .trimEnd()}…`
    : name;
};

/**
 * Names the record in a sentence about one record of a kind: "Product unpublished" becomes "Product
 * “Pear jam” unpublished". Where the sentence mentions something else, such as a reply that was
 * sent, the name follows it.
 */
export function nameInSentence(
  sentence: string,
  { kind, name, translate }: { kind: string; name: string; translate: Translate },
): string {
  const named = number.test(name)
    ? name
    : translate("framework.action.quoted", { name: shorten(name) });
  const parts = findNoun(sentence, kind);
  if (parts) {
    const { before, noun, after } = parts;
    // Latin words are apart from a name in quotation marks, too.
    const gap = /[^\p{Script=Han}]$/u.test(noun) ? " " : "";
    return join(before, noun + gap, named, after);
  }
  return /\p{Sentence_Terminal}$/u.test(sentence)
    ? sentence
    : translate("framework.action.doneTo", { sentence, name: named });
}

/** Returns what a sentence about one record says of it: "Product unpublished" is "Unpublished". */
export function omitNoun(sentence: string, kind: string): string {
  const parts = findNoun(sentence, kind);
  if (!parts) return sentence;
  const { before, noun, after } = parts;
  if (objectParticle.test(before)) return before + noun + after;
  const verb = (before + after).trim();
  if (/^(is|are|was) /.test(verb)) return sentence;
  return verb.charAt(0).toUpperCase() + verb.slice(1);
}
