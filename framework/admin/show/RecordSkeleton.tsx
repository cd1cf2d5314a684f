import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { PageLayout } from "./PageLayout.tsx";
import { RecordColumns } from "./RecordColumns.tsx";

/** Cards of a page whose resource is not known: fields of the main column, and of the rail. */
const unknown = { main: [6, 2], rail: [3, 2] } as const;

/** A record that loads quickly shows no placeholder. */
const delayed = {
  animation: "recordSkeleton 0s 150ms backwards",
  "@keyframes recordSkeleton": { from: { opacity: 0 } },
} as const;

function countFields({ form }: Resource, rail: boolean): number[] {
  return form
    .filter(({ place = "main", fields }) => (place === "rail") === rail && fields.length > 0)
    .map(({ fields }) => fields.length);
}

/** Renders the loading state of a record's page, in the layout of its declared sections. */
export function RecordSkeleton({ resource }: { resource?: Resource }) {
  const translate = useTranslate();
  const main = resource ? countFields(resource, false) : unknown.main;
  const rail = resource ? countFields(resource, true) : unknown.rail;
  return (
    <PageLayout title={<Skeleton width={220} sx={delayed} />}>
      <Box role="status" aria-label={translate("ra.page.loading")} sx={delayed}>
        <RecordColumns rail={<Cards counts={rail} columns={1} />}>
          <Cards counts={main} columns={2} />
        </RecordColumns>
      </Box>
    </PageLayout>
  );
}

/** Cards with a number of fields each. */
const Cards = ({ counts, columns }: { counts: readonly number[]; columns: number }) =>
  counts.map((count, place) => (
    <Skeleton
      // Placeholders have no identity other than their place.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      key={place}
      variant="rounded"
      height={64 + 60 * Math.ceil(count / columns)}
      sx={{ mb: 2 }}
    />
  ));
