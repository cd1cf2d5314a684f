import type { Issue } from "./issue.ts";

/** Minimum number of different characters, independent of the password's length. */
const minDifferent = 4;
/** Minimum length of a password without the parts that are its holder's name. */
const minBesideName = 5;
/** Minimum length of a name to check; shorter ones are part of many words. */
const minName = 3;

let known: ReadonlySet<string> | null = null;
/**
 * Loads the list of common passwords once; the browser does so when a new password is asked for.
 */
export async function loadCommonPasswords(): Promise<void> {
  if (known) return;
  const { commonPasswords } = await import("./commonPasswords.ts");
  known = new Set(commonPasswords.trim().split(/\s+/));
}

const normalizeName = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
function isNearName(password: string, names: readonly (string | null | undefined)[]): boolean {
  const plain = normalizeName(password);
  // The local part of an email address, and the part of a sub-account's name after the tenant's
  // name, count as names.
  const parts = names.flatMap((name) => (name ? [name, ...name.split(/[@:]/).slice(0, 2)] : []));
  return parts.map(normalizeName).some((name) => {
    if (name.length < minName || !plain.includes(name)) return false;
    return plain.split(name).join("").length < minBesideName;
  });
}

/**
 * Returns why a new password is weak, or null: it is a common one, has few different characters, or
 * is little more than its holder's name. Common passwords are only detected after
 * `loadCommonPasswords` has finished.
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
