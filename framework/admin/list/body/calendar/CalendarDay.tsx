import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { findField, type Resource } from "../../../../schema/index.ts";
import { FieldDisplay } from "../../../display/FieldDisplay.tsx";
import { toPath } from "../../../paths.ts";
import type { AdminRecord } from "../../../provider.ts";
import { useAdmin } from "../../../resources.tsx";
import { toParameters } from "../../filter/filters.ts";
import { useListPreference } from "../../useListPreference.ts";
import { useListQuery } from "../../useListQuery.ts";
import { useRecordName } from "../../useRecordName.ts";
import type { CalendarOptions } from "./defineCalendar.tsx";

/** The records that fit a day; a button below leads to all of them in the list. */
const maxRecords = 3;

interface Props {
  resource: Resource;
  options: CalendarOptions;
  /** The day, as `2026-11-23`. */
  day: string;
  /** The day in the member's language, for screen readers and phones. */
  name: string;
  records: readonly AdminRecord[];
  /** Belongs to the month before or after. */
  isOutside: boolean;
  isToday: boolean;
  /** The day that is the calendar's tab stop. */
  isActive: boolean;
  onActivate: () => void;
}
/** A day with its records. */
export function CalendarDay(props: Props) {
  const { resource, options, day, name, records, isOutside, isToday, isActive, onActivate } = props;
  const translate = useTranslate();
  const { change } = useListQuery();
  const { timeZone } = useAdmin();
  const [, setBody] = useListPreference(resource, "body", "table");
  const title =
    options.title && findField(resource, options.title) ? options.title : resource.label;
  const recordName = useRecordName({ name: resource.name, label: title, fields: resource.fields });
  const detail = options.detail === undefined ? undefined : resource.fields[options.detail];
  const shown = records.slice(0, maxRecords);
  const further = records.length - shown.length;
  const period = { field: options.by, operator: "between", values: [day, day] } as const;
  return (
    <td
      className={isOutside ? "outside" : undefined}
      data-empty={records.length === 0 || undefined}
    >
      <time
        dateTime={day}
        className={isToday ? "day today" : "day"}
        aria-current={isToday ? "date" : undefined}
        data-day={day}
        tabIndex={isActive ? 0 : -1}
        onFocus={onActivate}
      >
        <span className="short" aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        <span className="long">{name}</span>
      </time>
      {records.length > 0 && (
        <ul aria-label={name}>
          {shown.map((record) => (
            <li key={record.id}>
              <Link to={toPath(resource, "show", record.id)} title={recordName(record)}>
                <span className="name">{recordName(record)}</span>
                {detail && options.detail && (
                  <span className="detail">
                    <FieldDisplay
                      resource={resource}
                      field={detail}
                      name={options.detail}
                      record={record}
                    />
                  </span>
                )}
              </Link>
            </li>
          ))}
          {further > 0 && (
            <li>
              <button
                type="button"
                className="more"
                onClick={() => {
                  change(toParameters(resource, period, timeZone));
                  setBody("table");
                }}
              >
                {translate("framework.list.calendar.more", { smart_count: further })}
              </button>
            </li>
          )}
        </ul>
      )}
    </td>
  );
}
