import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { Resource } from "../../schema/index.ts";
import { PageFrame } from "./PageLayout.tsx";
import { LoadedRecord } from "./ShownRecord.tsx";

interface Props {
  resource: Resource;
  /** Shown beside the sections; below them on a narrow screen. */
  aside?: ReactNode;
  /** `RecordHeader`, sections, related rows, and anything else. */
  children: ReactNode;
  /** Above the sections and the aside, in the full width. */
  header?: ReactNode;
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
export const RecordPage = ({ resource, header, aside, children }: Props) => (
  <LoadedRecord resource={resource}>
    {() => (
      <PageFrame>
        {header}
        {aside ? (
          <Box
            sx={{
              display: "grid",
              gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 1fr)" },
              columnGap: 2,
              alignItems: "start",
            }}
          >
            <Box sx={{ minWidth: 0 }}>{children}</Box>
            <Box component="aside" sx={{ minWidth: 0 }}>
              {aside}
            </Box>
          </Box>
        ) : (
          children
        )}
      </PageFrame>
    )}
  </LoadedRecord>
);
