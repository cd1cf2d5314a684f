import { createContext, type ReactNode, useContext, useMemo } from "react";
import { RecordContextProvider, ResourceContextProvider } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";

interface RecordInPage<R extends Resource = Resource> {
  resource: Resource;
  record: AdminRecord<R>;
}
const RecordInPageContext = createContext<RecordInPage | null>(null);

interface Props extends RecordInPage {
  children: ReactNode;
}
/** Provides a record to the pieces of a page within. */
export function RecordProvider({ resource, record, children }: Props) {
  const value = useMemo(() => ({ resource, record }), [resource, record]);
  return (
    <ResourceContextProvider value={resource.name}>
      <RecordContextProvider value={record}>
        <RecordInPageContext value={value}>{children}</RecordInPageContext>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
/**
 * Returns the record of the surrounding page. With the resource of the page, or with those that
 * share the page, the record has its fields.
 *
 * @throws {Error} outside of a `RecordPage`, `ShownRecord` or `RecordProvider`, and in the page of
 *   another resource.
 *
 * @example
 * ```tsx
 * function CallButton() {
 *   const { record } = useRecordInPage(suppliers);
 *   return <a href={`tel:${record.phone}`}>Call</a>;
 * }
 * ```
 */
export function useRecordInPage(): RecordInPage;
export function useRecordInPage<const L extends readonly Resource[]>(
  ...resources: L
): RecordInPage<L[number]>;
export function useRecordInPage(...resources: readonly Resource[]): RecordInPage {
  const page = useContext(RecordInPageContext);
  if (!page) throw new Error("useRecordInPage: no RecordPage above");
  if (resources.length > 0 && !resources.some(({ name }) => name === page.resource.name))
    throw new Error(`useRecordInPage: the page shows "${page.resource.name}"`);
  return page;
}
