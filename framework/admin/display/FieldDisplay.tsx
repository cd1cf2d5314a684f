import type { Field, Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { useScreens } from "../resources.tsx";
import { draw } from "./displays.tsx";
import { useSpeech } from "./useFormat.ts";

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
  const speech = useSpeech();
  const Own = useScreens(resource).displays?.[name];
  if (Own) return <Own record={record} name={name} page={page} />;
  const value: unknown = record[name];
  return <>{draw({ resource, field, name, value, record, page, speech })}</>;
}
