import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { Thumbnail } from "../../../../framework/admin/display/media.tsx";
import { ToneChip } from "../../../../framework/admin/display/ToneChip.tsx";
import { useSpeech } from "../../../../framework/admin/display/useSpeech.ts";
import { pathOf } from "../../../../framework/admin/paths.ts";
import { useWords } from "../../../../framework/admin/useWords.ts";
import { orders } from "../../orders.ts";
import { nameOfGoods, type Order } from "../order.ts";

const numbers = ["price", "qty", "total", "couponShare", "adjustShare", "paid", "commission"] as const;

/** What was bought, with every amount of each line. */
export function GoodsTable({ order }: { order: Order }) {
  const words = useWords(orders);
  const { language, target } = useSpeech();
  const word = (name: string) => words.row("lines", name);
  const goods = target("goods");
  const shown = numbers.filter(
    (name) => ["price", "qty", "total", "paid"].includes(name) || order.lines.some((line) => (line[name] ?? 0) !== 0),
  );
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} role="group" aria-label={words.field("lines")}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{word("goodsName")}</TableCell>
            {shown.map((name) => (
              <TableCell key={name} align="right" sx={{ whiteSpace: "nowrap" }}>
                {word(name)}
              </TableCell>
            ))}
            <TableCell>{word("refundStatus")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.lines.map((line) => (
            <TableRow key={line.id}>
              <TableCell component="th" scope="row" sx={{ minWidth: 220 }}>
                <Box sx={{ display: "flex", gap: 1.25, alignItems: "center" }}>
                  {line.mainImg && <Thumbnail address={line.mainImg} alt="" size={48} />}
                  <span>
                    {goods ? (
                      <Box
                        component={Link}
                        to={pathOf(goods, "show", line.goodsId)}
                        sx={{ color: "primary.main", textDecoration: "none" }}
                      >
                        {nameOfGoods(line, language)}
                      </Box>
                    ) : (
                      nameOfGoods(line, language)
                    )}
                    <Typography component="span" variant="caption" color="text.secondary" sx={{ display: "block" }}>
                      {[line.skuName, line.skuCode].filter(Boolean).join(" · ")}
                    </Typography>
                  </span>
                </Box>
              </TableCell>
              {shown.map((name) => (
                <TableCell key={name} align="right" sx={{ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}>
                  {name === "qty" ? line.qty : formatMoney(name === "couponShare" ? -line[name] : line[name])}
                  {name === "commission" && line.commissionRate > 0 && (
                    <Typography component="div" variant="caption" color="text.secondary">
                      {line.commissionRate} %
                    </Typography>
                  )}
                </TableCell>
              ))}
              <TableCell>
                {line.refundStatus === "none" ? (
                  "—"
                ) : (
                  <>
                    <ToneChip tone={line.refundStatus === "refunding" ? "warning" : "neutral"}>
                      {words.wordAt("rowChoices.lines.refundStatus", line.refundStatus)}
                    </ToneChip>
                    {line.refundedQty > 0 && (
                      <Typography component="div" variant="caption" color="text.secondary">
                        × {line.refundedQty} · {formatMoney(line.refundedAmount)}
                      </Typography>
                    )}
                  </>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
