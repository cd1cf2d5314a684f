import type { PickedKind } from "./linkItem.ts";
import type { Picked } from "./picked.ts";

export interface PickerOptions {
  /** The tabs, in this order; by default all that the member can see. */
  tabs?: readonly PickedKind[];
  multiple?: boolean;
  /** The maximum number of items when `multiple` is set. */
  max?: number;
  /** The initial selection. */
  chosen?: readonly Picked[];
  title?: string;
  /** The button that takes the selection. */
  ok?: string;
}
