import { type KeyboardEvent, useRef } from "react";

/**
 * Arrow-key navigation among the options inside an element, following their visual rows; one option
 * is in the tab order. Each option handles Space and Enter itself.
 */
export function useRoving<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const findOptions = () => [
    ...(ref.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
  ];
  function onKeyDown(event: KeyboardEvent<E>) {
    const options = findOptions();
    const at = options.findIndex((one) => one.contains(document.activeElement));
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = options[placeAfter(event.key, at, options)];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView?.({ block: "nearest" });
  }
  return { ref, onKeyDown };
}

function placeAfter(key: string, at: number, options: readonly HTMLElement[]): number {
  const columns = countColumns(options);
  switch (key) {
    case "ArrowRight":
      return columns > 1 ? at + 1 : -1;
    case "ArrowLeft":
      return columns > 1 ? at - 1 : -1;
    case "ArrowDown":
      return at + columns;
    case "ArrowUp":
      return at - columns;
    case "Home":
      return 0;
    case "End":
      return options.length - 1;
    default:
      return -1;
  }
}
/** The number of options in a visual row. */
function countColumns(options: readonly HTMLElement[]): number {
  const top = options[0]?.offsetTop;
  const below = options.findIndex((one) => one.offsetTop !== top);
  return below < 0 ? Math.max(1, isBeside(options) ? options.length : 1) : below;
}
const isBeside = ([first, second]: readonly HTMLElement[]) =>
  first !== undefined && second !== undefined && second.offsetLeft > first.offsetLeft;
