import Box from "@mui/material/Box";
import { Fragment, type ReactNode } from "react";
import { useTranslate } from "react-admin";
import type { Field, Resource } from "../../schema/index.ts";
import { ValueDisplay } from "../display/ValueDisplay.tsx";
import { isSameValue } from "../isSameValue.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { type ChildRow, compareRows } from "./compareRows.ts";

interface Props {
  resource: Resource;
  field: Field<"rows">;
  name: string;
  before: unknown;
  after: unknown;
}
const isNothing = (value: unknown) => value === null || value === undefined || value === "";

/** Lists the child rows that were added, removed or changed; omits unchanged ones. */
export function RowsDifference({ resource, field, name, before, after }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const { fields, label } = field.options;
  const shown = Object.entries(fields).filter(([, one]) => !one.type.traits.secret);
  const value = (key: string, one: Field, row: ChildRow) => (
    <ValueDisplay
      resource={resource}
      field={one}
      name={key}
      value={row[key]}
      choiceMessages={`rowChoices.${name}.${key}`}
    />
  );
  const whole = (row: ChildRow): ReactNode =>
    shown
      .filter(([key]) => !isNothing(row[key]))
      .map(([key, one], place) => (
        <Fragment key={key}>
          {place > 0 && " · "}
          {one.type.traits.flag && `${messages.row(name, key)}: `}
          {value(key, one, row)}
        </Fragment>
      ));
  const title = (row: ChildRow, place: number) => {
    const named = label === undefined ? null : row[label];
    return typeof named === "string" && named ? `${named}: ` : `${place}. `;
  };
  const { changes, moved } = compareRows(before, after);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {changes.map(({ place, before: was, after: is }) => (
        <li key={`${was ? "was" : "is"} ${place}`}>
          {was && is ? (
            <>
              {title(is, place)}
              {shown
                .filter(([key]) => !isSameValue(was[key], is[key]))
                .map(([key, one], at) => (
                  <Fragment key={key}>
                    {at > 0 && "; "}
                    {messages.row(name, key)}:{" "}
                    <Box component="del" sx={{ color: "text.secondary" }}>
                      {value(key, one, was)}
                    </Box>
                    <span aria-hidden> → </span>
                    {value(key, one, is)}
                  </Fragment>
                ))}
            </>
          ) : (
            <>
              {translate(`framework.record.${is ? "rowAdded" : "rowRemoved"}`, { place })}{" "}
              {is ? whole(is) : <Box component="del">{was && whole(was)}</Box>}
            </>
          )}
        </li>
      ))}
      {moved && <li>{translate("framework.record.rowsMoved")}</li>}
    </Box>
  );
}
