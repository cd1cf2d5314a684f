import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { formatMomentInText } from "../../../../framework/admin/display/formatMoment.ts";
import { Thumbnail } from "../../../../framework/admin/display/media.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { Facts } from "../../../../framework/admin/show/Facts.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import type { CallOutput } from "../../../../framework/schema/index.ts";
import { orders } from "../../orders/orders.ts";
import { getGoodsName } from "../../orders/screens/order.ts";
import type { writeOffs } from "../writeOffs.ts";
import { useMessages } from "./useMessages.ts";

export type Found = CallOutput<typeof writeOffs, "lookup">;
/** Whether the order may be handed over, from the data of the screen; the server decides. */
export const isOpen = ({ status, refunding }: Pick<Found, "status" | "refunding">): boolean =>
  (status === "unshipped" || status === "unreceived") && refunding === 0;

/** The order of a code: goods, buyer, and why it may not be handed over. */
export function FoundOrder({ found }: { found: Found }) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const { language, locale, timeZone } = useFormat();
  const why =
    found.status === "completed"
      ? t("used", { at: formatMomentInText(found.finishTime ?? "", locale, timeZone) })
      : found.refunding > 0
        ? t("refunding")
        : isOpen(found)
          ? null
          : t("closed", { state: messages.choice("status", found.status) });
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {why && (
        <Alert severity="warning" role="alert">
          {why}
        </Alert>
      )}
      <Facts
        facts={[
          [messages.field("number"), found.number],
          [messages.field("memberName"), found.memberName],
          [
            messages.field("receiveName"),
            [found.receiveName, found.receivePhone].filter(Boolean).join(" · "),
          ],
          [t("note"), found.remark],
          [messages.field("payPrice"), formatMoney(found.payPrice)],
        ]}
      />
      <Box
        component="ul"
        aria-label={messages.field("lines")}
        sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.25 }}
      >
        {found.lines.map((line) => (
          <Box
            component="li"
            key={line.id}
            sx={{ display: "flex", gap: 1.5, alignItems: "center" }}
          >
            {line.mainImg && <Thumbnail address={line.mainImg} alt="" size={64} />}
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              <Typography>{getGoodsName({ goodsName: line.goodsName ?? {} }, language)}</Typography>
              <Typography variant="body2" color="text.secondary">
                {[line.skuName, line.skuCode].filter(Boolean).join(" · ")}
              </Typography>
              {line.refundedQty > 0 && (
                <Typography variant="body2" color="error">
                  {t("refunded", { smart_count: line.refundedQty })}
                </Typography>
              )}
            </Box>
            <Typography variant="h4" component="span">
              × {line.qty}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
