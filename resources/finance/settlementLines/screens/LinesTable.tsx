import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { ReactNode } from "react";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { type lineKinds, settlementLines } from "../settlementLines.ts";

/** A line as the table shows it; amounts are cents. */
export interface ShownLine {
  id: number;
  kind: (typeof lineKinds)[number];
  gross: number;
  coupon: number;
  commission: number;
  net: number;
}
interface Props<L extends ShownLine> {
  lines: readonly L[];
  /** The name of a line: the number of its order or refund. */
  renderName: (line: L) => ReactNode;
}
const number = { whiteSpace: "nowrap" } as const;
/** A phone is wide enough for the net amount only. */
const part = { ...number, display: { xs: "none", sm: "table-cell" } } as const;

/** The lines of a statement. Their net amounts add up to its own. */
export function LinesTable<L extends ShownLine>({ lines, renderName }: Props<L>) {
  const messages = useResourceMessages(settlementLines);
  const hasCoupons = lines.some(({ coupon }) => coupon !== 0);
  const amounts = (["gross", "coupon", "commission", "net"] as const).filter(
    (name) => name !== "coupon" || hasCoupons,
  );
  const getAmount = (line: L, name: (typeof amounts)[number]) =>
    name === "commission" ? -line.commission : line[name];
  return (
    <Box sx={{ overflowX: "auto", mx: -1 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{messages.field("cause")}</TableCell>
            <TableCell>{messages.field("kind")}</TableCell>
            {amounts.map((name) => (
              <TableCell key={name} align="right" sx={name === "net" ? number : part}>
                {messages.field(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.id}>
              <TableCell component="th" scope="row">
                {renderName(line)}
              </TableCell>
              <TableCell>{messages.choice("kind", line.kind)}</TableCell>
              {amounts.map((name) => (
                <TableCell key={name} align="right" sx={name === "net" ? number : part}>
                  {formatMoney(getAmount(line, name))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
