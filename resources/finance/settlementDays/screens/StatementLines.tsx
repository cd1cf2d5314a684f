import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { useRecordInPage } from "../../../../framework/admin/show/RecordProvider.tsx";
import { useRecords } from "../../../../framework/admin/useRecords.ts";
import { LineName } from "../../settlementLines/screens/LineName.tsx";
import { LinesTable } from "../../settlementLines/screens/LinesTable.tsx";
import { settlementLines } from "../../settlementLines/settlementLines.ts";
import { filterLines, pathToLines } from "./pathToLines.ts";

/** Lines that fit the page of a statement; the list has the others. */
const maxLines = 10;

/** The orders and refunds of a shop's statement. */
export function StatementLines({ record }: { record: object }) {
  const translate = useTranslate();
  const { resource } = useRecordInPage();
  const {
    data,
    total = 0,
    error,
  } = useRecords(settlementLines, {
    pagination: { page: 1, perPage: maxLines },
    sort: { field: "id", order: "DESC" },
    filter: filterLines(resource, record) ?? {},
  });
  if (error) return <Typography color="error">{error.message}</Typography>;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  const lines = data.map((line) => ({
    id: line.id,
    kind: line.kind ?? "order",
    gross: line.gross ?? 0,
    coupon: line.coupon ?? 0,
    commission: line.commission ?? 0,
    net: line.net ?? 0,
    line,
  }));
  const path = pathToLines(resource, record);
  return (
    <>
      <LinesTable
        lines={lines}
        renderName={({ line }) => <LineName record={line} name="cause" page={false} />}
      />
      {path && total > maxLines && (
        <Box sx={{ mt: 1.5 }}>
          <InnerLink to={path}>
            {translate("framework.record.showAll", { smart_count: total })}
          </InnerLink>
        </Box>
      )}
    </>
  );
}
