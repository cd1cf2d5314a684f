import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { renderValue } from "../../display/renderValue.ts";
import { useFormat } from "../../display/useFormat.ts";
import type { AdminRecord } from "../../provider.ts";
import { useScreens } from "../../resources.tsx";
import type { Column } from "./columns.ts";
import { getCellClass } from "./TableRow.tsx";

interface Props {
  resource: Resource;
  columns: readonly Column[];
  sums: AdminRecord | null;
  selectable: boolean;
}
/** The sums below the rows. */
export function TableSums({ resource, columns, sums, selectable }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const own = useScreens(resource).sums;
  const renderOwn = (name: string, { [name]: sum }: AdminRecord): ReactNode =>
    typeof sum === "number" ? own?.[name]?.(sum) : undefined;
  return (
    <tfoot>
      <tr>
        {selectable && <td className="checkbox pinned" style={{ left: 0 }} />}
        {columns.map((column, place) => (
          <td
            key={column.name}
            className={getCellClass({ ...column, inline: false }, columns[place + 1])}
            style={column.pinned ? { left: `var(--left-${column.name})` } : undefined}
          >
            {resource.sums.includes(column.name)
              ? sums &&
                // A custom display is of one record, not of a sum.
                (renderOwn(column.name, sums) ??
                  renderValue({
                    resource,
                    field: column.field,
                    name: column.name,
                    value: sums[column.name],
                    record: sums,
                    page: false,
                    format,
                  }))
              : place === 0 && (
                  <span title={translate("framework.list.sums")}>
                    {translate("framework.list.sum")}
                  </span>
                )}
          </td>
        ))}
        <td className="trail" />
      </tr>
    </tfoot>
  );
}
