import { applies, holdsRowId, listReadableFields } from "../../schema/index.ts";
import { useActor } from "../resources.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";

/** Returns the fields of the page's record that the actor may read, and that apply to it. */
export function useShownNames(): string[] {
  const { resource, record } = useRecordInPage();
  return listReadableFields(useActor(), resource.fields).filter((name) => {
    const field = resource.fields[name];
    return field && !holdsRowId(field) && applies(field, record);
  });
}
