import {
  getApp,
  type Tone as MeaningfulTone,
  type Resource,
  type Stage,
} from "../../schema/index.ts";

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

const stageTones: Readonly<Record<Stage, Tone>> = {
  notStarted: "neutral",
  underWay: "info",
  reached: "success",
  waiting: "warning",
  ended: "neutral",
};
/** Returns the declared stage of a resource's state; undefined for one that declares none. */
export function getStage({ stages }: Pick<Resource, "stages">, state: string): Stage | undefined {
  const declared = Object.hasOwn(stages, state) ? stages[state] : undefined;
  return typeof declared === "object" ? declared.stage : declared;
}
/** Returns the shape and the colour of a state's chip: the declared ones, or those of its value. */
export function getChip(
  resource: Pick<Resource, "stages">,
  state: string,
): { tone: Tone; stage?: Stage } {
  const stage = getStage(resource, state);
  if (stage === undefined) return { tone: getTone(state) };
  const declared = resource.stages[state];
  return { stage, tone: typeof declared === "object" ? declared.tone : stageTones[stage] };
}
