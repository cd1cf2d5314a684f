import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { renderValue } from "../../display/renderValue.ts";
import { useFormat } from "../../display/useFormat.ts";
import type { AdminRecord } from "../../provider.ts";
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
              ? // A custom display is of one record, not of a sum.
                sums &&
                renderValue({
                  resource,
                  field: column.field,
                  name: column.name,
                  value: sums[column.name],
                  record: sums,
                  page: false,
                  format,
                })
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
