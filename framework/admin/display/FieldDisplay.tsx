import type { Field, Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { useScreens } from "../resources.tsx";
import { renderValue } from "./displays.tsx";
import { useFormat } from "./useFormat.ts";

interface Props {
  resource: Resource;
  field: Field;
  name: string;
  record: AdminRecord;
  /** Draws all of it, where a cell would draw a glance. */
  page?: boolean;
}

/** One field of a record, as its kind looks, or as the resource's folder draws it. */
export function FieldDisplay({ resource, field, name, record, page = false }: Props) {
  const format = useFormat();
  const Own = useScreens(resource).displays?.[name];
  if (Own) return <Own record={record} name={name} page={page} />;
  const value: unknown = record[name];
  return <>{renderValue({ resource, field, name, value, record, page, format })}</>;
}
