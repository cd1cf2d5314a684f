import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { getRowFields, getTraits, holdsRowId } from "../../schema/index.ts";
import type { DisplayProps } from "./DisplayProps.ts";

interface Props {
  shown: DisplayProps;
  rows: readonly Record<string, unknown>[];
}
/** The child rows of a record as a table, without ids of rows, which say nothing. */
export function RowsTable({ shown, rows }: Props) {
  const { resource, name, field, format } = shown;
  const fields = getRowFields(field);
  const inner = Object.entries(fields).filter(
    ([, one]) => !one.type.traits.secret && !holdsRowId(one),
  );
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
