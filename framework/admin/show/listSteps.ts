import type { Resource } from "../../schema/index.ts";
import { getStage } from "../display/tones.ts";

export interface ProgressStep {
  readonly state: string;
  readonly place: "done" | "now" | "ahead";
}
/**
 * Returns the states that a record passes through, in their declared order: those that wait only
 * while the record does. Empty for a record that ended otherwise, and for fewer than three states.
 */
export function listSteps(resource: Pick<Resource, "stages">, current: unknown): ProgressStep[] {
  const states = Object.keys(resource.stages).filter((state) => {
    const stage = getStage(resource, state);
    return stage !== "ended" && (stage !== "waiting" || state === current);
  });
  const at = states.indexOf(String(current));
  if (at < 0 || states.length < 3) return [];
  const isReached = getStage(resource, String(current)) === "reached";
  return states.map((state, place) => ({
    state,
    place: place < at || (place === at && isReached) ? "done" : place === at ? "now" : "ahead",
  }));
}
