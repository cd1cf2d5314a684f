import { createContext, type ReactNode, useContext, useMemo } from "react";
import { RecordContextProvider, ResourceContextProvider } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";

interface RecordInPage {
  resource: Resource;
  record: AdminRecord;
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
 * Returns the record of the surrounding page.
 *
 * @throws {Error} outside of a `RecordPage`, `ShownRecord` or `RecordProvider`.
 *
 * @example
 * ```tsx
 * function CallButton() {
 *   const { record } = useRecordInPage();
 *   return <a href={`tel:${record.phone}`}>Call</a>;
 * }
 * ```
 */
export function useRecordInPage(): RecordInPage {
  const one = useContext(RecordInPageContext);
  if (!one) throw new Error("useRecordInPage: no RecordPage above");
  return one;
}
