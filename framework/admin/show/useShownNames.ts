import { applies, holdsRowId, listReadableFields } from "../../schema/index.ts";
import { useActor } from "../resources.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";
import { useStateReasons } from "./useStateReasons.ts";

/**
 * Returns the fields of the page's record that the actor may read, and that apply to it, without
 * those that head the page.
 */
export function useShownNames(): string[] {
  const { resource, record } = useRecordInPage();
  const reasons = useStateReasons();
  return listReadableFields(useActor(), resource.fields).filter((name) => {
    const field = resource.fields[name];
    return field && !holdsRowId(field) && applies(field, record) && !reasons.includes(name);
  });
}
