import { formatDayName } from "../../admin/display/formatMoment.ts";
import { isRecord } from "../parse/reject.ts";

/** Formats a range of days as "4 Nov 2026 – 6 Jan 2027"; returns another value as text. */
export function formatRange(value: unknown, locale: string): string {
  if (!isRecord(value)) return String(value);
  const [from = "", to = ""] = [value.from, value.to].map((day) =>
    formatDayName(String(day), locale),
  );
  return from === to ? from : `${from} – ${to}`;
}
