import { applies, listReadableFields } from "../../schema/index.ts";
import { useActor } from "../resources.tsx";
import { isEmptyField } from "./isEmptyField.ts";
import { useRecordInPage } from "./RecordProvider.tsx";

/**
 * Returns the fields that say why the page's record is in its state, and that are filled. They head
 * the page, which does not repeat them further below.
 */
export function useStateReasons(): string[] {
  const { resource, record } = useRecordInPage();
  const readable = listReadableFields(useActor(), resource.fields);
  const values: Readonly<Record<string, unknown>> = record;
  return (resource.stateReasons[String(record.status)] ?? []).filter((name) => {
    const field = resource.fields[name];
    return (
      field !== undefined &&
      readable.includes(name) &&
      applies(field, record) &&
      !isEmptyField(field, values[name])
    );
  });
}
