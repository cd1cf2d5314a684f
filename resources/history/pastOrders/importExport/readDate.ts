const withOffset =
  /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)? ?(UTC|Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Converts an instant as other shop systems write it (`2026-05-03 10:22:11 +1000`) to ISO 8601. A
 * text without a zone is returned unchanged: the import reads it by the clocks of the shop.
 */
export function readDate(text: string): string {
  const [, day, time, zone = ""] = withOffset.exec(text.trim()) ?? [];
  if (!day || !time) return text;
  const offset = /^(utc|z)$/i.test(zone) ? "Z" : zone.replace(/^(.{3}):?(..)$/, "$1:$2");
  const instant = new Date(`${day}T${time}${offset}`);
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString();
}
