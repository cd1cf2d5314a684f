import { useState } from "react";
import { getPickedKey, type Picked } from "./picked.ts";

interface Options {
  multiple: boolean;
  max: number;
  chosen: readonly Picked[];
}
/**
 * The current selection, retained across pages, searches and tabs. In single mode, the next item
 * replaces the previous one.
 */
export function useSelection({ multiple, max, chosen }: Options) {
  const [items, setItems] = useState<readonly Picked[]>(chosen);
  const isChosen = (one: Picked) =>
    items.some((other) => getPickedKey(other) === getPickedKey(one));
  const full = multiple && items.length >= max;
  return {
    items,
    multiple,
    full,
    isChosen,
    /** Returns whether an item can be added or is already selected. */
    mayChoose: (one: Picked) => !full || isChosen(one),
    toggle(one: Picked) {
      if (!multiple) return setItems([one]);
      if (isChosen(one))
        setItems(items.filter((other) => getPickedKey(other) !== getPickedKey(one)));
      else if (!full) setItems([...items, one]);
    },
    set: (one: Picked) =>
      setItems(
        multiple
          ? [...items.filter((other) => getPickedKey(other) !== getPickedKey(one)), one]
          : [one],
      ),
    remove: (one: Picked) =>
      setItems(items.filter((other) => getPickedKey(other) !== getPickedKey(one))),
    clear: () => setItems([]),
  };
}
export type Selection = ReturnType<typeof useSelection>;

/** The props of every picker tab. */
export interface TabProps {
  selection: Selection;
  /** In single mode, closes the dialog with this item. */
  finish: (one: Picked) => void;
}
