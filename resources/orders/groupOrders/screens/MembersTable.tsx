import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { formatMoment } from "../../../../framework/admin/display/formatMoment.ts";
import { shortenNumber } from "../../../../framework/admin/display/LongNumber.tsx";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { StatusChip } from "../../../../framework/admin/display/StatusChip.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { useReferenceNames } from "../../../../framework/admin/list/filter/useReferenceNames.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders/orders.ts";
import { groupOrders } from "../groupOrders.ts";
import type { Member } from "./group.ts";

interface Props {
  members: readonly Member[];
  /** The order whose page shows the table. */
  current?: number;
}
/** The members of a group, each with the order by which they joined. */
export function MembersTable(props: Props) {
  const narrow = useMediaQuery("(max-width: 700px)");
  const names = useReferenceNames(
    orders.name,
    props.members.map(({ orderId }) => String(orderId)),
  );
  return narrow ? <Few {...props} names={names} /> : <Wide {...props} names={names} />;
}
interface NamedProps extends Props {
  /** The short numbers of the orders, by their ids. */
  names: Readonly<Record<string, string>>;
}

function Wide({ members, current, names }: NamedProps) {
  const messages = useResourceMessages(groupOrders);
  const { locale, timeZone } = useFormat();
  const name = (key: string) => messages.row("members", key);
  return (
    <Box sx={{ overflowX: "auto", mx: -1 }}>
      <Table
        size="small"
        aria-label={messages.field("members")}
        sx={{ "& td, & th": { px: 1 }, "& [aria-current] td": { fontWeight: 600 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{name("memberName")}</TableCell>
            <TableCell>{name("orderNo")}</TableCell>
            <TableCell align="right">{name("payPrice")}</TableCell>
            <TableCell>{name("joinedAt")}</TableCell>
            <TableCell>{name("payStatus")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <TableRow
              key={member.orderId}
              aria-current={member.orderId === current ? "true" : undefined}
            >
              <TableCell sx={{ minWidth: 120, overflowWrap: "anywhere" }}>
                <CommandActor member={member} />
              </TableCell>
              <TableCell sx={{ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}>
                <Order member={member} current={current} number={names[member.orderId]} />
              </TableCell>
              <TableCell
                align="right"
                sx={{ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}
              >
                {formatMoney(member.payPrice)}
              </TableCell>
              <TableCell sx={{ whiteSpace: "nowrap" }}>
                {formatMoment(member.joinedAt, locale, timeZone)}
              </TableCell>
              <TableCell>
                <Money member={member} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
const List = styled("ul")(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& li": {
    display: "grid",
    gap: 4,
    padding: "10px 0",
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  "& li:first-of-type": { borderTop: 0, paddingTop: 0 },
  "& li > div": { display: "flex", justifyContent: "space-between", gap: 12, flexWrap: "wrap" },
  "& small": {
    color: (theme.vars ?? theme).palette.text.secondary,
    fontSize: theme.typography.caption.fontSize,
  },
}));
function Few({ members, current, names }: NamedProps) {
  const messages = useResourceMessages(groupOrders);
  const { locale, timeZone } = useFormat();
  return (
    <List aria-label={messages.field("members")}>
      {members.map((member) => (
        <li key={member.orderId}>
          <div>
            <span>
              <CommandActor member={member} />
            </span>
            <span>
              {formatMoney(member.payPrice)} <Money member={member} />
            </span>
          </div>
          <div>
            <Order member={member} current={current} number={names[member.orderId]} />
            <small>{formatMoment(member.joinedAt, locale, timeZone)}</small>
          </div>
        </li>
      ))}
    </List>
  );
}

function CommandActor({ member: { memberName, leader, skuName, qty } }: { member: Member }) {
  const messages = useResourceMessages(groupOrders);
  return (
    <>
      {memberName || noValue}
      {leader && ` · ${messages.row("members", "leader")}`}
      <Typography
        component="span"
        variant="caption"
        color="text.secondary"
        sx={{ display: "block" }}
      >
        {[skuName, `× ${qty}`].filter(Boolean).join(" ")}
      </Typography>
    </>
  );
}
function Order({
  member: { orderId, orderNo },
  current,
  number,
}: {
  member: Member;
  current?: number | undefined;
  number: string | undefined;
}) {
  const text = number ?? shortenNumber(orderNo);
  return orderId === current ? (
    <span title={orderNo}>{text}</span>
  ) : (
    <span title={orderNo}>
      <RecordLink resource={orders} id={orderId}>
        {text}
      </RecordLink>
    </span>
  );
}
function Money({ member }: { member: Member }) {
  const messages = useResourceMessages(groupOrders);
  const state = member.payStatus ?? "paid";
  return (
    <StatusChip tone={state === "paid" ? "success" : state === "refunding" ? "warning" : "neutral"}>
      {messages.getChoiceLabel("rowChoices.members.payStatus", state)}
    </StatusChip>
  );
}
