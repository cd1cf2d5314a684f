import { getDisplay } from "../fields/displays.ts";
import type { DisplayProps } from "./DisplayProps.ts";
import { noValue } from "./noValue.ts";

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

/** Renders a value by its kind; an empty value is `noValue`, an empty amount zero if it can be. */
export function renderValue(props: Omit<DisplayProps, "renderValue">): React.ReactNode {
  const shown: DisplayProps = { ...props, renderValue };
  const display = getDisplay(shown.field, shown.format.displays);
  if (display.rendersEmpty || !isNothing(shown.value)) return display.render(shown);
  const value = display.whenEmpty?.(shown.field);
  return value === undefined ? noValue : display.render({ ...shown, value });
}
