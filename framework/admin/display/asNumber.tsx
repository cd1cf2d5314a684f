import type { Display, DisplayProps } from "./DisplayProps.ts";

/** Returns the display of numbers in digits of one width. */
export const asNumber =
  (write: (value: number, shown: DisplayProps) => string): Display =>
  (shown) =>
    typeof shown.value === "number" ? (
      <span style={{ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}>
        {write(shown.value, shown)}
      </span>
    ) : (
      String(shown.value)
    );
