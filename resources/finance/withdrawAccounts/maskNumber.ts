/**
 * Masks an account number: shows at most its last four characters and never more than half; of an
 * e-mail address, those of the part before its @, without the host. The space does not break, so
 * that the number stays on one line.
 */
export function maskNumber(number: string): string {
  const [name = "", host] = number.split("@");
  const shown = Math.min(4, Math.floor(name.length / 2));
  return `••••\u00a0${name.slice(name.length - shown)}${host === undefined ? "" : "@"}`;
}
