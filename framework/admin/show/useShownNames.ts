import { applies, type Field, holdsRowId, listReadableFields } from "../../schema/index.ts";
import { useActor, useScreens } from "../resources.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";
import { useStateReasons } from "./useStateReasons.ts";

/**
 * Returns the fields of the page's record that the actor may read, and that apply to it, without
 * those that head the page and those that the screens leave out.
 */
export function useShownNames(): string[] {
  const { resource, record } = useRecordInPage();
  const reasons = useStateReasons();
  const { omitted = [] } = useScreens(resource);
  return listReadableFields(useActor(), resource.fields).filter((name) => {
    const field = resource.fields[name];
    const isLeftOut = reasons.includes(name) || omitted.some((one) => one === name);
    return field && !isRowId(field) && applies(field, record) && !isLeftOut;
  });
}

/** Whether a field is the id of a row, stored or calculated, which pages name instead. */
const isRowId = ({ options }: Field): boolean => holdsRowId({ options }) || hasRowId(options);

const hasRowId = (options: object): boolean => {
  const of: unknown = "of" in options ? options.of : null;
  const inner: unknown =
    typeof of === "object" && of !== null && "options" in of ? of.options : null;
  return typeof inner === "object" && inner !== null && holdsRowId({ options: inner });
};
