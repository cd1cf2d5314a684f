import { findPasswordWeakness, loadCommonPasswords } from "../../framework/schema/passwordStrength.ts";
import { invalid } from "../../framework/server/domainError.ts";

/**
 * Refuses a new password that would be guessed first. Passwords that are in use already still sign in.
 * @throws invalid (400), at the field `password`
 */
export async function assertStrongPassword(
  password: string,
  names: readonly (string | null | undefined)[],
): Promise<void> {
  await loadCommonPasswords();
  const weakness = findPasswordWeakness(password, names);
  if (weakness) throw invalid({ password: weakness });
}
