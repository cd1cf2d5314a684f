import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { getTraits, type Resource } from "../../schema/index.ts";
import { InnerLink } from "../display/InnerLink.tsx";
import { useFieldLabel } from "../list/table/useFieldLabel.ts";
import { toPath } from "../paths.ts";
import type { AdminRecord } from "../provider.ts";
import { RelatedValue } from "./RelatedValue.tsx";

export interface RelatedRowsProps {
  resource: Resource;
  rows: readonly AdminRecord[];
  columns: readonly string[];
  /** The column whose values lead to the rows. */
  linked: string | undefined;
}
/** Related rows as a table. */
export function RelatedTable({ resource, rows, columns, linked }: RelatedRowsProps) {
  const getLabel = useFieldLabel(resource);
  return (
    <Box sx={{ overflowX: "auto", mx: -2, mb: -2 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} align={alignColumn(resource, column)}>
                {getLabel(column)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              {columns.map((column) => {
                const value = <RelatedValue resource={resource} name={column} record={row} />;
                return (
                  <TableCell key={column} align={alignColumn(resource, column)}>
                    {column === linked ? (
                      <InnerLink to={toPath(resource, "show", row.id)}>{value}</InnerLink>
                    ) : (
                      value
                    )}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Whether the values of a column are numbers. */
export function isFigure(resource: Resource, name: string): boolean {
  const field = resource.fields[name];
  return field !== undefined && getTraits(field).numeric === true;
}
const alignColumn = (resource: Resource, name: string): "right" | "left" =>
  isFigure(resource, name) ? "right" : "left";
