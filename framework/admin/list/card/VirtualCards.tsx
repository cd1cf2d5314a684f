import { useVirtualizer, useWindowVirtualizer } from "@tanstack/react-virtual";
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefCallback,
  type RefObject,
  useImperativeHandle,
} from "react";

/** The cards in and near the window, the style of their list, and what measures each of them. */
export interface CardWindow {
  indexes: readonly number[];
  style?: CSSProperties;
  measure?: RefCallback<HTMLLIElement>;
}
/** Scrolls to a card that may not be rendered. */
export type RevealCard = (index: number) => void;

interface Props {
  count: number;
  /** Height of a card before it is measured. */
  height: number;
  scroller: RefObject<HTMLElement | null>;
  /** Whether the window scrolls, instead of the list. */
  inPage: boolean;
  reveal: Ref<RevealCard>;
  children: (window: CardWindow) => ReactNode;
}
/** Renders of many cards those in and near the window. */
export function VirtualCards({ count, height, scroller, inPage, reveal, children }: Props) {
  const looks = { estimateSize: () => height, gap: 8, overscan: 6 };
  const own = useVirtualizer({
    ...looks,
    count: inPage ? 0 : count,
    getScrollElement: () => scroller.current,
  });
  const page = useWindowVirtualizer({
    ...looks,
    count: inPage ? count : 0,
    scrollMargin: scroller.current?.offsetTop ?? 0,
  });
  const virtualizer = inPage ? page : own;
  useImperativeHandle(reveal, () => (index) => virtualizer.scrollToIndex(index), [virtualizer]);
  const items = virtualizer.getVirtualItems();
  const margin = inPage ? page.options.scrollMargin : 0;
  return children({
    indexes: items.map(({ index }) => index),
    measure: virtualizer.measureElement,
    style: {
      paddingTop: (items[0]?.start ?? margin) - margin,
      height: virtualizer.getTotalSize(),
      boxSizing: "border-box",
      overflow: "clip",
    },
  });
}
