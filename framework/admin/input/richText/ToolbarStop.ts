import { createContext, type KeyboardEvent, useContext, useState } from "react";

interface ToolbarStopValue {
  /** The name of the button that the Tab key reaches. */
  stop: string;
  setStop: (name: string) => void;
}
const ToolbarStopContext = createContext<ToolbarStopValue>({ stop: "", setStop: () => {} });
export const ToolbarStopProvider = ToolbarStopContext.Provider;
export const useToolbarStop = (): ToolbarStopValue => useContext(ToolbarStopContext);

/**
 * Moves the focus between the buttons of a toolbar by the arrow keys, Home and End; Escape leaves
 * the toolbar. `first` names the button that the Tab key reaches at first.
 */
export function useToolbarKeys(first: string, onLeave: () => void) {
  const [stop, setStop] = useState(first);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // React passes on the keys of menus, which are no children of the element.
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (event.key === "Escape") {
      // The page, which Escape leaves too, stays.
      event.preventDefault();
      return onLeave();
    }
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-tool]")];
    const place = buttons.findIndex((button) => button.dataset.tool === stop);
    const places: Readonly<Record<string, number>> = {
      ArrowRight: (place + 1) % buttons.length,
      ArrowLeft: (place - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    };
    const next = places[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return { value: { stop, setStop }, onKeyDown };
}
