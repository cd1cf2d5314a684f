import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { FieldDisplay } from "../../display/FieldDisplay.tsx";
import type { AdminRecord } from "../../provider.ts";
import { useAdminProvider } from "../../resources.tsx";
import { useListQuery } from "../useListQuery.ts";
import type { Column } from "./columns.ts";
import { cellClass } from "./TableRow.tsx";

/** Sums over every row that the filters find, not only over this page. */
export function TableSums({ resource, columns }: { resource: Resource; columns: readonly Column[] }) {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const { query } = useListQuery();
  const { data } = useQuery({
    queryKey: [resource.name, "sums", query],
    queryFn: () => provider.sums(resource.name, query),
    placeholderData: (previous) => previous,
  });
  const record: AdminRecord = { id: 0, version: 0, ...data };
  return (
    <tfoot aria-label={translate("markethall.list.sums")}>
      <tr>
        <td className="tick pinned" style={{ left: 0 }} title={translate("markethall.list.sums")}>
          <span aria-hidden="true">Σ</span>
        </td>
        {columns.map((column, place) => (
          <td
            key={column.name}
            className={cellClass({ ...column, inline: false }, columns[place + 1])}
            style={column.pinned ? { left: `var(--left-${column.name})` } : undefined}
          >
            {resource.sums.includes(column.name) && data && (
              <FieldDisplay field={column.field} name={column.name} record={record} resource={resource} />
            )}
          </td>
        ))}
        <td className="trail" />
      </tr>
    </tfoot>
  );
}
