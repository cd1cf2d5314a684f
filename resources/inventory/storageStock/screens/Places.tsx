import Alert from "@mui/material/Alert";
import Skeleton from "@mui/material/Skeleton";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { formatNumber } from "../../../../framework/admin/display/format.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useAdminProvider, useResource } from "../../../../framework/admin/resources.tsx";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { stockLocations } from "../../stockLocations/stockLocations.ts";
import { storageStock } from "../storageStock.ts";

/** The locations of the warehouse that hold the SKU. */
export function FormPlaces() {
  const record = useStoredRecord(storageStock);
  return record ? <PagePlaces record={record} /> : null;
}

/** The same for those who may only read it. */
export function PagePlaces({ record }: { record: AdminRecord<typeof storageStock> }) {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const messages = useResourceMessages(stockLocations);
  const { locale } = useFormat();
  const locations = useResource("stockLocations");
  const { data, error, isPending } = useQuery({
    queryKey: [storageStock.name, "places", record.id, record.onHand],
    queryFn: () => provider.runCall("storageStock", "getPlaces", { id: record.id }),
    refetchOnMount: "always",
  });
  if (isPending) return <Skeleton variant="rounded" height={72} />;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (data.list.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {translate("resources.storageStock.screen.noPlaces")}
      </Typography>
    );
  return (
    <Table size="small" aria-label={messages.plural}>
      <TableHead>
        <TableRow>
          <TableCell>{messages.field("code")}</TableCell>
          <TableCell>{messages.field("kind")}</TableCell>
          <TableCell align="right">{messages.field("onHand")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.list.map(({ locationId, code, name, kind, onHand }) => (
          <TableRow key={locationId}>
            <TableCell sx={{ overflowWrap: "anywhere" }}>
              <RecordLink resource={locations} id={locationId}>
                {name ? `${code} · ${name}` : code}
              </RecordLink>
            </TableCell>
            <TableCell>{translate(`resources.stockLocations.choices.kind.${kind}`)}</TableCell>
            <TableCell align="right">{formatNumber(onHand, locale)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
