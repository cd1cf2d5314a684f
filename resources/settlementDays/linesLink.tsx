import { formatMoney } from "../../framework/admin/display/format.ts";
import { InnerLink } from "../../framework/admin/display/InnerLink.tsx";
import type { DisplayComponent } from "../../framework/admin/resources.tsx";
import { settlementLines } from "../settlementLines/settlementLines.ts";
import { pathToLines } from "../statement/pathToLines.ts";

/** What a statement comes to, leading to the lines that it adds up. */
export const linesLink = (period: "day" | "month"): DisplayComponent =>
  function LinesLink({ record, name }) {
    const of: unknown = record[period];
    const said = formatMoney(Number(record[name] ?? 0));
    if (typeof of !== "string") return said;
    return <InnerLink to={pathToLines(settlementLines, { [period]: of, tab: "settled" })}>{said}</InnerLink>;
  };
