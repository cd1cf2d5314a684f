import {
  findPasswordWeakness,
  loadCommonPasswords,
} from "../../framework/schema/findPasswordWeakness.ts";
import { invalid } from "../../framework/server/domainError.ts";

/**
 * Rejects a new password that is easy to guess. Existing passwords still sign in.
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function assertStrongPassword(
  password: string,
  names: readonly (string | null | undefined)[],
): Promise<void> {
  await loadCommonPasswords();
  const weakness = findPasswordWeakness(password, names);
  if (weakness) throw invalid({ password: weakness });
}
