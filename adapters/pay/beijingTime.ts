const offsetMs = 8 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** Formats an instant in Beijing's time, as these providers write it: `2026-03-01 10:15:00`. */
export const toBeijing = (at: Date): string =>
  new Date(at.getTime() + offsetMs).toISOString().slice(0, 19).replace("T", " ");

/** Parses a time of Beijing. Returns null for anything else. */
export function fromBeijing(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null;
  const at = new Date(`${text.replace(" ", "T")}+08:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Lists Beijing's days, `2026-03-01`, that a period touches. */
export function listBeijingDays({ from, to }: { from: Date; to: Date }): string[] {
  const days: string[] = [];
  const last = toBeijing(new Date(to.getTime() - 1)).slice(0, 10);
  for (let at = from.getTime(); ; at += dayMs) {
    const day = toBeijing(new Date(at)).slice(0, 10);
    if (day > last) return days;
    days.push(day);
  }
}
