import Box from "@mui/material/Box";
import { Link } from "react-router";
import { isPicture } from "../../schema/index.ts";
import { isEmptyValue } from "../list/isEmptyValue.ts";
import { PhoneList } from "../list/phone/PhoneList.tsx";
import { useFieldLabel } from "../list/table/useFieldLabel.ts";
import { useRecordName } from "../list/useRecordName.ts";
import { toPath } from "../paths.ts";
import type { AdminRecord } from "../provider.ts";
import { isFigure, type RelatedRowsProps } from "./RelatedTable.tsx";
import { RelatedValue } from "./RelatedValue.tsx";

/** Related rows on a phone: the name and a figure, and the other columns in a line below. */
export const RelatedLines = ({ resource, rows, columns, linked }: RelatedRowsProps) => (
  <Box
    sx={{
      mx: -2,
      mb: -2,
      borderTop: 1,
      borderColor: "divider",
      // Aligned with the card's title: there is no menu at the end of the rows.
      "& > ul > li": { px: 2 },
    }}
  >
    <PhoneList>
      {rows.map((row) => (
        <RelatedLine
          key={row.id}
          resource={resource}
          record={row}
          columns={columns}
          linked={linked}
        />
      ))}
    </PhoneList>
  </Box>
);

interface LineProps extends Omit<RelatedRowsProps, "rows"> {
  record: AdminRecord;
}
function RelatedLine({ resource, record, columns, linked }: LineProps) {
  const getLabel = useFieldLabel(resource);
  const name = useRecordName(resource)(record);
  const values: Readonly<Record<string, unknown>> = record;
  // An amount of zero says less than any other figure.
  const figures = columns.filter(
    (column) => column !== linked && isFigure(resource, column) && Boolean(values[column]),
  );
  const figure =
    figures.find((column) => resource.fields[column]?.kind === "money") ?? figures.at(-1);
  const isFact = (column: string) => {
    const field = resource.fields[column];
    if (column === linked || column === figure || (field && isPicture(field))) return false;
    if (isFigure(resource, column)) return Boolean(values[column]);
    return column === "addTime" || !isEmptyValue(values[column]);
  };
  const facts = columns.filter(isFact);
  const toValue = (column: string) => (
    <RelatedValue resource={resource} name={column} record={record} />
  );
  return (
    <li>
      <div className="about">
        <div className="name">
          {linked && <b>{toValue(linked)}</b>}
          <Link to={toPath(resource, "show", record.id)} aria-label={name} />
        </div>
        <div className="facts">
          {facts.map((column) => (
            <span key={column}>
              {isFigure(resource, column) && `${getLabel(column)} `}
              {toValue(column)}
            </span>
          ))}
        </div>
      </div>
      {figure && (
        <div className="end">
          <span className="amount">{toValue(figure)}</span>
        </div>
      )}
    </li>
  );
}
