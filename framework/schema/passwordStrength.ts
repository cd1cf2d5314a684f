import type { Issue } from "./issue.ts";

/** Fewer different characters than these are a pattern, however long the password is. */
const minDifferent = 4;
/** What has to be left of a password once one's own name is taken out of it. */
const minBesideName = 5;
/** A name that is shorter is a part of many words. */
const minName = 3;

let known: ReadonlySet<string> | null = null;
/** Loads the most used passwords, once; the browser does so when a new password is asked for. */
export async function loadCommonPasswords(): Promise<void> {
  if (known) return;
  const { commonPasswords } = await import("./commonPasswords.ts");
  known = new Set(commonPasswords.trim().split(/\s+/));
}

const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
function isNearName(password: string, names: readonly (string | null | undefined)[]): boolean {
  const plain = lettersAndDigits(password);
  // The part of an e-mail address before its @, and what follows a shop's name in a sub-account's name, are names too.
  const parts = names.flatMap((name) => (name ? [name, ...name.split(/[@:]/).slice(0, 2)] : []));
  return parts.map(lettersAndDigits).some((name) => {
    if (name.length < minName || !plain.includes(name)) return false;
    return plain.split(name).join("").length < minBesideName;
  });
}

/**
 * Why a new password would be guessed, or null where nothing is known against it. It is one of the most used ones, repeats few characters,
 * or is little more than a name of its holder. Before `loadCommonPasswords` has ended, the most used ones are not known.
 */
export function findPasswordWeakness(
  password: string,
  names: readonly (string | null | undefined)[] = [],
): Issue | null {
  const lower = password.toLowerCase();
  if (known?.has(lower) || known?.has(lower.trim())) return { key: "validation.passwordCommon" };
  if (new Set(lower.trim()).size < minDifferent) return { key: "validation.passwordSimple" };
  if (isNearName(password, names)) return { key: "validation.passwordName" };
  return null;
}
