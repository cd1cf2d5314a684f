import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { FieldDisplay } from "../../display/FieldDisplay.tsx";
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
              ? sums && (
                  <FieldDisplay
                    field={column.field}
                    name={column.name}
                    record={sums}
                    resource={resource}
                  />
                )
              : place === 0 && (
                  <span title={translate("markethall.list.sums")}>
                    {translate("markethall.list.sum")}
                  </span>
                )}
          </td>
        ))}
        <td className="trail" />
      </tr>
    </tfoot>
  );
}
