import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { monthDisputes } from "../../monthDisputes/monthDisputes.ts";
import { LinesTable } from "../../settlementLines/screens/LinesTable.tsx";
import type { dayDisputes } from "../dayDisputes.ts";

/** The lines of a disputed statement. */
export const DisputedLines: DisplayComponent<typeof dayDisputes | typeof monthDisputes> = ({
  record: { lines },
}) =>
  lines && lines.length > 0 ? (
    <LinesTable lines={lines} renderName={({ cause, remark }) => cause ?? remark ?? noValue} />
  ) : (
    noValue
  );
