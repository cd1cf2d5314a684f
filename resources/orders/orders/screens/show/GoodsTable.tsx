import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { type Theme, useTheme } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { Facts } from "../../../../../framework/admin/show/Facts.tsx";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders.ts";
import type { Order } from "../order.ts";
import { findCommissionRate } from "./amounts.ts";
import {
  collectNumbers,
  type Line,
  LineAmount,
  LineGoods,
  type LineNumber,
  LineRefund,
} from "./LineParts.tsx";

/** Shown in one row on a phone. */
const above: readonly LineNumber[] = ["price", "qty", "total"];
/** Whether an amount is redundant: zero, or a payment equal to the total. */
const isShown = (line: Line, name: LineNumber): boolean =>
  name === "paid" ? line.paid === line.total : line[name] === 0;

/** The lines of an order with all of their amounts; on a phone the amounts are below their line. */
export function GoodsTable({ order }: { order: Order }) {
  const messages = useResourceMessages(orders);
  const word = (name: string) => messages.row("lines", name);
  const numbers = collectNumbers(order);
  const hasRefunds = order.lines.some(({ refundStatus }) => refundStatus !== "none");
  const phone = useMediaQuery<Theme>(useTheme().breakpoints.down("sm"));
  // One rate for all lines is beside the sum of the commission.
  const shown =
    phone && findCommissionRate(order) !== null
      ? numbers.filter((name) => name !== "commission")
      : numbers;
  if (phone)
    return (
      <Stack
        component="ul"
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: "none" }}
        aria-label={messages.field("lines")}
      >
        {order.lines.map((line) => (
          <Stack component="li" key={line.id} spacing={1}>
            <LineGoods line={line} />
            <Stack
              direction="row"
              sx={{ justifyContent: "space-between", fontVariantNumeric: "tabular-nums" }}
            >
              <Typography variant="body2" color="text.secondary">
                {formatMoney(line.price)} × {line.qty}
              </Typography>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {formatMoney(line.total)}
              </Typography>
            </Stack>
            <Facts
              facts={[
                ...shown.flatMap((name) =>
                  above.includes(name) || isShown(line, name)
                    ? []
                    : [[word(name), <LineAmount key={name} line={line} name={name} />] as const],
                ),
                [
                  word("refundStatus"),
                  line.refundStatus === "none" ? null : <LineRefund key="refund" line={line} />,
                ],
              ]}
            />
          </Stack>
        ))}
      </Stack>
    );
  return (
    <Box
      sx={{ overflowX: "auto", mx: -1 }}
      tabIndex={0}
      role="group"
      aria-label={messages.field("lines")}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{word("goodsName")}</TableCell>
            {shown.map((name) => (
              <TableCell key={name} align="right" sx={{ whiteSpace: "nowrap" }}>
                {word(name)}
              </TableCell>
            ))}
            {hasRefunds && <TableCell>{word("refundStatus")}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {order.lines.map((line) => (
            <TableRow key={line.id}>
              <TableCell component="th" scope="row" sx={{ minWidth: 220 }}>
                <LineGoods line={line} />
              </TableCell>
              {shown.map((name) => (
                <TableCell
                  key={name}
                  align="right"
                  sx={{ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}
                >
                  <LineAmount line={line} name={name} />
                </TableCell>
              ))}
              {hasRefunds && (
                <TableCell>
                  <LineRefund line={line} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
