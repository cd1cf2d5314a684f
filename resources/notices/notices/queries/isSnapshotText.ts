/**
 * Returns whether a text is a snapshot in PostgreSQL's format: `xmin:xmax:xip,…`, ascending. Any
 * other text would cause a database error.
 */
export function isSnapshotText(text: string): boolean {
  const parts = /^(\d{1,18}):(\d{1,18}):((?:\d{1,18},)*\d{1,18})?$/.exec(text);
  if (!parts) return false;
  const [min = 0n, max = 0n] = [parts[1], parts[2]].map((part) => BigInt(part ?? 0));
  const running = parts[3] ? parts[3].split(",").map(BigInt) : [];
  return (
    min > 0n &&
    running.every((id, place) => id >= (running[place - 1] ?? min) && id < max) &&
    min <= max
  );
}
