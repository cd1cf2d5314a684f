import { useContext } from "react";
import { ListFilterContext } from "react-admin";
import type { Field, Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { useActor, useScreens } from "../resources.tsx";
import { DeadlineText } from "./DeadlineText.tsx";
import { isWaiting } from "./isWaiting.ts";
import { isWaitingSince } from "./isWaitingSince.ts";
import { renderValue } from "./renderValue.ts";
import { useFormat } from "./useFormat.ts";
import { WaitingTime } from "./WaitingTime.tsx";

interface Props {
  resource: Resource;
  field: Field;
  name: string;
  record: AdminRecord;
  /** Renders the complete value instead of a cell's summary. */
  page?: boolean;
}

/** Renders one field of a record by its kind, or with the resource's custom display. */
export function FieldDisplay({ resource, field, name, record, page = false }: Props) {
  const format = useFormat();
  const actor = useActor();
  const tab: unknown = useContext(ListFilterContext)?.filterValues?.tab;
  const Own = useScreens(resource).displays?.[name];
  if (Own) return <Own record={record} name={name} page={page} />;
  const value: unknown = record[name];
  if (name === resource.deadline && typeof value === "string" && value)
    return <DeadlineText at={value} isForeign={!isWaiting(resource, actor, record)} />;
  // Only in the tab of those that wait: elsewhere the column would mix two ways of writing times.
  if (!page && tab && typeof value === "string" && Date.parse(value) < Date.now())
    if (isWaitingSince(resource, field, name, actor, record)) return <WaitingTime at={value} />;
  return <>{renderValue({ resource, field, name, value, record, page, format })}</>;
}
