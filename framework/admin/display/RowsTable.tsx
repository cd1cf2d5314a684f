import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { type Field, getRowFields, getTraits, holdsRowId } from "../../schema/index.ts";
import { useIsPhone } from "../theme/useIsPhone.ts";
import type { DisplayProps } from "./DisplayProps.ts";
import { RowsList } from "./RowsList.tsx";

interface Props {
  shown: DisplayProps;
  rows: readonly Record<string, unknown>[];
}
/**
 * The child rows of a record as a table, without ids of rows, which say nothing; a list on a phone.
 */
export function RowsTable({ shown, rows }: Props) {
  const { resource, name, field, format } = shown;
  const fields = getRowFields(field);
  const inner = Object.entries(fields).filter(
    ([, one]) => !one.type.traits.secret && !holdsRowId(one),
  );
  const isPhone = useIsPhone();
  const label = format.translate(`resources.${resource.name}.fields.${name}`);
  const getName = (key: string) =>
    format.translate(`resources.${resource.name}.rows.${name}.${key}`, { _: key });
  const getKey = ({ id }: Record<string, unknown>, place: number) =>
    typeof id === "number" ? id : `row ${place}`;
  const render = (row: Record<string, unknown>, key: string, one: Field) =>
    shown.renderValue({
      ...shown,
      field: one,
      name: key,
      value: row[key],
      choiceMessages: `rowChoices.${name}.${key}`,
      record: row,
      page: false,
    });
  const [naming, ...others] = inner;
  if (isPhone && naming)
    return (
      <RowsList
        label={label}
        rows={rows.map((row, place) => ({
          key: getKey(row, place),
          name: render(row, ...naming),
          values: others.map(([key, one]) => ({
            name: getName(key),
            value: render(row, key, one),
          })),
        }))}
      />
    );
  return (
    <TableContainer role="group" tabIndex={0} aria-label={label}>
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
                {getName(key)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, place) => (
            <TableRow key={getKey(row, place)}>
              {inner.map(([key, one]) => (
                <TableCell key={key} align={getTraits(one).numeric ? "right" : "left"}>
                  {render(row, key, one)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
