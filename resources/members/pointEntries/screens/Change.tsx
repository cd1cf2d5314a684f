import { formatNumber } from "../../../../framework/admin/display/format.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { pointEntries } from "../pointEntries.ts";

/** A change of points with its sign. */
export const Change: DisplayComponent<typeof pointEntries> = ({ record }) => {
  const { locale } = useFormat();
  const change = record.change ?? 0;
  const text = formatNumber(Math.abs(change), locale);
  const sign = change > 0 ? "+" : change < 0 ? "−" : "";
  return (
    <span className="number">
      {sign}
      {text}
    </span>
  );
};
