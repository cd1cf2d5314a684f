import type { ReactNode } from "react";
import type { Resource } from "../../schema/index.ts";
import { PageFrame } from "./PageLayout.tsx";
import { RecordColumns } from "./RecordColumns.tsx";
import { RecordMeasures } from "./RecordMeasures.tsx";
import { RecordProgress } from "./RecordProgress.tsx";
import { ShownLanguageProvider } from "./ShownLanguage.tsx";
import { LoadedRecord } from "./ShownRecord.tsx";
import { StateReason } from "./StateReason.tsx";

interface Props {
  resource: Resource;
  /** Shown beside the sections; below them on a narrow screen. */
  aside?: ReactNode;
  /** `RecordHeader`, sections, related rows, and anything else. */
  children: ReactNode;
  /** Above the sections and the aside, in the full width. */
  header?: ReactNode;
  /** Below the header: the declared stages by default; null leaves them out. */
  progress?: ReactNode;
}
/**
 * The page of the record of the URL, composed of pieces: `RecordHeader`, `RecordSection`,
 * `FieldValue`, `RelatedRows`, `RecordHistory`.
 *
 * @example
 * ```tsx
 * const SupplierPage = () => (
 *   <RecordPage resource={suppliers} header={<RecordHeader />}>
 *     <RecordSection name="main" />
 *     <RecordSection title="Deliveries">
 *       <FieldValue resource={suppliers} name="minimumOrder" />
 *       <FieldValue resource={suppliers} name="contractUntil" />
 *     </RecordSection>
 *     <RecordHistory />
 *   </RecordPage>
 * );
 * ```
 */
export const RecordPage = ({
  resource,
  header,
  aside,
  progress = <RecordProgress />,
  children,
}: Props) => (
  <LoadedRecord resource={resource}>
    {() => (
      <PageFrame>
        <ShownLanguageProvider>
          {header}
          <StateReason />
          <RecordMeasures />
          {progress}
          {aside ? <RecordColumns rail={aside}>{children}</RecordColumns> : children}
        </ShownLanguageProvider>
      </PageFrame>
    )}
  </LoadedRecord>
);
