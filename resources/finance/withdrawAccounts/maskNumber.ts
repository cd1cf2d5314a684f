/**
 * Masks an account number: shows at most its last four characters and never more than half; of an
 * email address, its first letter, without the host. The space does not break, so that the number
 * stays on one line.
 */
export function maskNumber(number: string): string {
  const [name = "", host] = number.split("@");
  if (host !== undefined) return `${name.slice(0, 1)}••••@`;
  const shown = Math.min(4, Math.floor(name.length / 2));
  return `••••\u00a0${name.slice(name.length - shown)}`;
}
