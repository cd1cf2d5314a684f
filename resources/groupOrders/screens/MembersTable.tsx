import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { formatInstant, formatMoney } from "../../../framework/admin/display/format.ts";
import { ToneChip } from "../../../framework/admin/display/ToneChip.tsx";
import { useSpeech } from "../../../framework/admin/display/useSpeech.ts";
import { useWords } from "../../../framework/admin/useWords.ts";
import { groupOrders } from "../groupOrders.ts";
import type { Member } from "./group.ts";
import { WayTo } from "./OrderLink.tsx";

/** Who is in a group, each with the order that brought them in; `current` is the one whose page this is. */
export function MembersTable({ members, current }: { members: readonly Member[]; current?: number }) {
  const words = useWords(groupOrders);
  const { timeZone } = useSpeech();
  const name = (key: string) => words.row("members", key);
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Table size="small" aria-label={words.field("members")}>
        <TableHead>
          <TableRow>
            <TableCell>{name("memberName")}</TableCell>
            <TableCell>{name("orderNo")}</TableCell>
            <TableCell align="right">{name("qty")}</TableCell>
            <TableCell align="right">{name("payPrice")}</TableCell>
            <TableCell>{name("joinedAt")}</TableCell>
            <TableCell>{name("payStatus")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <TableRow key={member.orderId} selected={member.orderId === current}>
              <TableCell sx={{ minWidth: 120 }}>
                {member.memberName || "—"} {member.leader && <ToneChip tone="info">{name("leader")}</ToneChip>}
              </TableCell>
              <TableCell sx={{ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}>
                {member.orderId === current ? (
                  member.orderNo
                ) : (
                  <WayTo resource="orders" id={member.orderId}>
                    {member.orderNo}
                  </WayTo>
                )}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
                {member.qty}
                {member.skuName && (
                  <Typography component="div" variant="caption" color="text.secondary">
                    {member.skuName}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}>
                {formatMoney(member.payPrice)}
              </TableCell>
              <TableCell sx={{ whiteSpace: "nowrap" }}>
                {formatInstant(member.joinedAt, timeZone).slice(0, 16)}
              </TableCell>
              <TableCell>
                <ToneChip
                  tone={
                    member.payStatus === "paid" ? "success" : member.payStatus === "refunding" ? "warning" : "neutral"
                  }
                >
                  {words.wordAt("rowChoices.members.payStatus", member.payStatus ?? "paid")}
                </ToneChip>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
