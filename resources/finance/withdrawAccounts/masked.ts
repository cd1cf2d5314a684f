/** What is shown of a number: at most its last four signs, and never more than half of it; of an address, of what stands before its @. */
export function masked(number: string): string {
  const [name = "", host] = number.split("@");
  const shown = Math.min(4, Math.floor(name.length / 2));
  return `•••• ${name.slice(name.length - shown)}${host === undefined ? "" : "@"}`;
}
