import type { PickedKind } from "./linkItem.ts";
import type { Picked } from "./picked.ts";

export interface PickerOptions {
  /** The tabs that are offered, in this order; all that the member is shown unless said. */
  tabs?: readonly PickedKind[];
  multiple?: boolean;
  /** How many may be chosen where several may. */
  max?: number;
  /** What is chosen already. */
  chosen?: readonly Picked[];
  title?: string;
}
