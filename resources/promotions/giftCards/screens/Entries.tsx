import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useResource } from "../../../../framework/admin/resources.tsx";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { giftCards } from "../giftCards.ts";

type Card = AdminRecord<typeof giftCards>;

/** What has happened to a card, the latest first, with its balance after each entry. */
export function PageEntries({ record }: { record: Card }) {
  const messages = useResourceMessages(giftCards);
  const orders = useResource("orders");
  const label = (name: string) => messages.row("entries", name);
  return (
    <TableContainer>
      <Table size="small" aria-label={messages.field("entries")}>
        <TableHead>
          <TableRow>
            <TableCell>{label("type")}</TableCell>
            <TableCell align="right">{label("amount")}</TableCell>
            <TableCell align="right">{label("balanceAfter")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {(record.entries ?? []).toReversed().map((entry) => (
            <TableRow key={entry.id} sx={{ verticalAlign: "top" }}>
              <TableCell sx={{ overflowWrap: "anywhere" }}>
                <RecordLink resource={orders} id={entry.orderId ?? null}>
                  {messages.getChoiceLabel("rowChoices.entries.type", entry.type ?? "")}
                </RecordLink>
                {entry.reason && <div>{entry.reason}</div>}
                <Box component="small" sx={{ display: "block", color: "text.secondary" }}>
                  {entry.at && <Moment at={entry.at} />}
                  {entry.byName && ` · ${entry.byName}`}
                </Box>
              </TableCell>
              <TableCell align="right">{entry.amount ? formatMoney(entry.amount) : null}</TableCell>
              <TableCell align="right">{formatMoney(entry.balanceAfter ?? 0)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The same for those who may edit the card. */
export function FormEntries() {
  const record = useStoredRecord(giftCards);
  return record ? <PageEntries record={record} /> : null;
}
