import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import {
  formatMoney,
  formatNumber,
  formatPercent,
} from "../../../../framework/admin/display/format.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { FieldInput } from "../../../../framework/admin/form/FieldInput.tsx";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { FieldValue } from "../../../../framework/admin/show/FieldValue.tsx";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { purchases } from "../purchases.ts";
import { listItems, type PurchaseItem } from "./progress.ts";
import { usePurchaseText } from "./usePurchaseText.ts";

/** The lines of a purchase: inputs for a draft, and once it is ordered what has arrived of them. */
export function FormLines() {
  const record = useStoredRecord(purchases);
  return record?.progress?.length ? (
    <PageLines record={record} />
  ) : (
    <FieldInput resource={purchases} name="lines" labelHidden />
  );
}

/** The same for those who may only read the purchase. */
export function PageLines({ record }: { record: AdminRecord<typeof purchases> }) {
  const { language, locale } = useFormat();
  const messages = useResourceMessages(purchases);
  const items = listItems(record.progress ?? [], language);
  if (items.length === 0) return <FieldValue resource={purchases} name="lines" />;
  const label = (name: string) => messages.row("progress", name);
  return (
    <TableContainer>
      <Table size="small" aria-label={messages.field("lines")}>
        <TableHead>
          <TableRow>
            <TableCell>{label("goodsName")}</TableCell>
            <TableCell align="right">{label("qty")}</TableCell>
            <TableCell align="right">{label("accepted")}</TableCell>
            <TableCell align="right">{label("amount")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <TableRow key={item.id} sx={{ verticalAlign: "top" }}>
              <TableCell sx={{ overflowWrap: "anywhere" }}>
                {item.name}
                <ItemNotes item={item} />
              </TableCell>
              <TableCell align="right">{formatNumber(item.qty, locale)}</TableCell>
              <TableCell align="right">{formatNumber(item.accepted, locale)}</TableCell>
              <TableCell align="right">{formatMoney(item.amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Variant and price of a line, and what is missing of it. */
function ItemNotes({ item }: { item: PurchaseItem }) {
  const t = usePurchaseText();
  const { locale } = useFormat();
  const messages = useResourceMessages(purchases);
  const { variant, price, discount, rejected, left } = item;
  const terms = [
    variant,
    formatMoney(price),
    discount === 100 ? null : formatPercent(discount, locale),
  ];
  const missing = [
    rejected > 0 && `${messages.row("progress", "rejected")}: ${formatNumber(rejected, locale)}`,
    left > 0 && t("receive.left", { smart_count: left }),
  ];
  return (
    <Box component="small" sx={{ display: "block", color: "text.secondary" }}>
      <span className="number">{terms.filter(Boolean).join(" · ")}</span>
      {missing.filter(Boolean).map((one) => (
        <div key={String(one)}>{one}</div>
      ))}
    </Box>
  );
}
