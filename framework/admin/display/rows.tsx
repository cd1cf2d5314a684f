import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { ReactNode } from "react";
import { getRowFields, getTraits } from "../../schema/index.ts";
import type { DisplayProps } from "./DisplayProps.ts";

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Renders child rows: their number in a cell, a table on a page. */
export function renderRows(shown: DisplayProps): ReactNode {
  const { resource, name, field, value, page, format } = shown;
  const rows = Array.isArray(value) ? value.filter(isRow) : [];
  if (!page) return format.translate("markethall.record.rows", { smart_count: rows.length });
  const fields = getRowFields(field);
  const inner = Object.entries(fields).filter(([, one]) => !one.type.traits.secret);
  return (
    <TableContainer
      role="group"
      tabIndex={0}
      aria-label={format.translate(`resources.${resource.name}.fields.${name}`)}
    >
      <Table
        size="small"
        sx={{
          width: "max-content",
          minWidth: "100%",
          "& th": { whiteSpace: "nowrap" },
          "& td": { maxWidth: 320 },
        }}
      >
        <TableHead>
          <TableRow>
            {inner.map(([key, one]) => (
              <TableCell key={key} align={getTraits(one).numeric ? "right" : "left"}>
                {format.translate(`resources.${resource.name}.rows.${name}.${key}`, { _: key })}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, place) => (
            <TableRow key={typeof row.id === "number" ? row.id : `row ${place}`}>
              {inner.map(([key, one]) => (
                <TableCell key={key} align={getTraits(one).numeric ? "right" : "left"}>
                  {shown.renderValue({
                    ...shown,
                    field: one,
                    name: key,
                    value: row[key],
                    choiceMessages: `rowChoices.${name}.${key}`,
                    record: row,
                    page: false,
                  })}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
