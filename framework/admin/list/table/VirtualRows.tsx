import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
} from "react";

/** The rows in and near the window, and the pixels that the rows before and after them take. */
export interface RowWindow {
  indexes: readonly number[];
  before: number;
  after: number;
}
/** Scrolls to a row that may not be rendered. */
export type RevealRow = (index: number) => void;

interface Props {
  count: number;
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  reveal: Ref<RevealRow>;
  children: (window: RowWindow) => ReactNode;
}
/** Renders of many rows those in and near the window. */
export function VirtualRows({ count, rowHeight, scroller, reveal, children }: Props) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  useLayoutEffect(() => {
    if (rowHeight) virtualizer.measure();
  }, [rowHeight, virtualizer]);
  useImperativeHandle(reveal, () => (index) => virtualizer.scrollToIndex(index), [virtualizer]);
  const items = virtualizer.getVirtualItems();
  return children({
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  });
}
