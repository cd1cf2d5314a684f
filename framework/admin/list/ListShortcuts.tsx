import type { Resource } from "../../schema/index.ts";
import { useCreateKey } from "../keys/useCreateKey.ts";
import { useKeys } from "../keys/useKeys.ts";

/** From anywhere on the page, J and K lead to the row of the cursor; N creates a record. */
export function ListShortcuts({ resource }: { resource: Resource }) {
  const toCursor = () =>
    document.querySelector<HTMLElement>("main [data-index][tabindex='0']")?.focus();
  // The arrow keys scroll until a row has the focus.
  useKeys({ nextRecord: toCursor, previousRecord: toCursor });
  useCreateKey(resource);
  return null;
}
