import Checkbox from "@mui/material/Checkbox";
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { getTraits, type Resource } from "../../../schema/index.ts";
import { DaysOnlyProvider } from "../../display/daysOnly.ts";
import { getFieldText } from "../../display/fieldText.ts";
import { Thumbnail } from "../../display/media.tsx";
import { useFormat } from "../../display/useFormat.ts";
import { toPath } from "../../paths.ts";
import type { AdminRecord } from "../../provider.ts";
import { useScreens } from "../../resources.tsx";
import { MenuButton } from "../card/MenuButton.tsx";
import { ColumnValue } from "../table/ColumnValue.tsx";
import { type Column, isStateColumn } from "../table/columns.ts";
import { useFieldLabel } from "../table/useFieldLabel.ts";
import { useRecordName } from "../useRecordName.ts";
import { isNamedByValue, isSwitch, omitOtherEnd, selectPhoneParts } from "./selectPhoneParts.ts";
import { useIsShown } from "./useIsShown.ts";

const pictureSize = 44;
interface Props {
  resource: Resource;
  record: AdminRecord;
  index: number;
  columns: readonly Column[];
  selected: boolean;
  selectable: boolean;
  /** Whether rows are being selected: each has a checkbox. */
  selecting: boolean;
  linked: boolean;
  /** Before everything else, for example what expands a branch. */
  lead?: ReactNode;
  onSelect: (index: number) => void;
  onMenu: (record: AdminRecord, anchor: Element) => void;
}
/** A record on a phone: picture, name and who, the most important facts, state, time, amount. */
export const PhoneRow = memo(function PhoneRow(props: Props) {
  const { resource, record, index, columns, selected, selectable, selecting, linked } = props;
  const { lead, onSelect, onMenu } = props;
  const translate = useTranslate();
  const label = useFieldLabel(resource);
  const { picture: getPicture, displays, texts } = useScreens(resource);
  const name = useRecordName(resource)(record);
  const isShown = useIsShown(resource);
  const format = useFormat();
  // The name of the row may contain who it is about, and what has happened.
  const isNamed = ({ name: field }: Column) =>
    name.includes(
      texts?.[field]?.(record, format.language, format.translate, format) ??
        getFieldText(resource, record, field, format) ??
        "\n",
    );
  const isRepeated = (column: Column) =>
    getTraits(column.field).choice === "one" && !isStateColumn(column) && isNamed(column);
  const parts = selectPhoneParts(
    resource,
    omitOtherEnd(resource, columns, record, new Date()).filter((column) => !isRepeated(column)),
    (column) => isShown(column, record),
    displays,
  );
  const { title, picture, facts, state, time, amount } = parts;
  const who = parts.who && !isNamed(parts.who) ? parts.who : undefined;
  const address = getPicture?.(record) ?? getAddress(record, picture);
  const toValue = (column: Column) => (
    <ColumnValue resource={resource} column={column} record={record} />
  );
  const toFact = (column: Column) => (
    <>
      {!isNamedByValue(column, displays) && `${label(column.name)} `}
      {toValue(column)}
    </>
  );
  const text = title ? toValue(title) : name;
  // A link within the link to the record would be invalid: then that link only covers the row.
  const hasLinks =
    title !== undefined &&
    (title.own !== null ||
      displays?.[title.name] !== undefined ||
      getTraits(title.field).reference !== undefined);
  const path = linked ? toPath(resource, "show", record.id) : null;
  // A long press selects the row; the browser would show its menu of the link.
  const onContextMenu = (event: MouseEvent | KeyboardEvent) => {
    if (!selectable) return;
    event.preventDefault();
    onSelect(index);
  };
  return (
    <li className={selected ? "selected" : undefined} onContextMenu={onContextMenu}>
      {selecting && (
        <Checkbox
          checked={selected}
          onChange={() => onSelect(index)}
          slotProps={{ input: { "aria-label": translate("framework.list.selectRow", { name }) } }}
        />
      )}
      {lead}
      {address && <Thumbnail address={address} alt="" size={pictureSize} radius={8} />}
      <div className="about">
        <div className="head">
          <div className="name">
            {path && !hasLinks ? <Link to={path}>{text}</Link> : <b>{text}</b>}
            {path && hasLinks && <Link to={path} aria-label={name} />}
            {who && <span className="who">{toValue(who)}</span>}
          </div>
          {amount && <span className="amount">{toValue(amount)}</span>}
        </div>
        {facts.length > 0 && (
          // The amount beside them leaves no space for a time of the day.
          <DaysOnlyProvider value={amount !== undefined}>
            <div className="facts">
              {facts.map((column) => (
                <span key={column.name}>
                  {isSwitch(column, displays) ? label(column.name) : toFact(column)}
                </span>
              ))}
            </div>
          </DaysOnlyProvider>
        )}
        {state && (
          <div className="state">
            {toValue(state)}
            {time && (
              // Beside a state there is no space for a time of the day.
              <DaysOnlyProvider value>
                <span className="time">{toValue(time)}</span>
              </DaysOnlyProvider>
            )}
          </div>
        )}
      </div>
      <div className="end">
        {!selecting && <MenuButton record={record} name={name} onMenu={onMenu} />}
      </div>
    </li>
  );
});

/** Returns the address of the first picture of a column. */
function getAddress(record: AdminRecord, column: Column | undefined): string | null {
  const value: unknown = column && record[column.name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" && first ? first : null;
}
