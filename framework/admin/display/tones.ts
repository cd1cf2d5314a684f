import { getApp, type Tone as MeaningfulTone } from "../../schema/index.ts";

/** The colour of a label, by what it means. */
export type Tone = MeaningfulTone | "neutral";

const generalStates: Readonly<Record<MeaningfulTone, string>> = {
  success:
    "active enabled approved passed completed done normal open used good success certified verified succeeded yes shown",
  warning:
    "pending applying waiting reviewing underReview pendingReview awaiting paused average intervention disputed frozen expiring held",
  error: "rejected failed bad blocked overdue refused error no",
  info: "issued processing inProgress running unused ongoing current sent",
};
const meaningful = ["success", "warning", "error", "info"] as const;

let known: { app: object; tones: ReadonlyMap<string, Tone> } | null = null;
/** Returns the colours of the framework's states and of the app's. */
function getTones(): ReadonlyMap<string, Tone> {
  const app = getApp();
  if (known?.app !== app) {
    const entries = meaningful.flatMap((tone) =>
      [...generalStates[tone].split(" "), ...(app.tones?.[tone] ?? [])].map(
        (state) => [state, tone] as const,
      ),
    );
    known = { app, tones: new Map<string, Tone>(entries) };
  }
  return known.tones;
}

/** Returns the colour of a state's value; neutral values are grey. */
export const getTone = (state: string): Tone => getTones().get(state) ?? "neutral";
