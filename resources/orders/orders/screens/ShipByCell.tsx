import Box from "@mui/material/Box";
import { Clock, TriangleAlert } from "lucide";
import { formatInstant } from "../../../../framework/admin/display/format.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { getToneTokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import { countHoursLate, formatDeadline, getUrgency, type Urgency } from "./formatDeadline.ts";
import { type OrderRecord, toOrder } from "./order.ts";
import { findBlocked } from "./ship/parcels.ts";
import { useMessages } from "./useMessages.ts";

const LateIcon = createIcon(TriangleAlert);
const SoonIcon = createIcon(Clock);
const colours: Readonly<Record<Urgency, string>> = {
  late: getToneTokens("error").text,
  today: getToneTokens("warning").text,
  later: "inherit",
};

/** By when an order is to be shipped, while the shop can ship it. */
export function ShipByCell({ record }: { record: OrderRecord }) {
  const t = useMessages();
  const { locale: chosen, timeZone } = useFormat();
  // English dates are those of the shops' country.
  const locale = chosen === "en" ? "en-AU" : chosen;
  const order = toOrder(record);
  if (!order.shipBy || findBlocked(order)) return <>–</>;
  const now = Date.now();
  const urgency = getUrgency(order.shipBy, now);
  const Icon = urgency === "late" ? LateIcon : SoonIcon;
  return (
    <Box
      component="time"
      dateTime={order.shipBy}
      title={formatInstant(order.shipBy, timeZone)}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.5,
        color: colours[urgency],
        fontWeight: urgency === "later" ? undefined : weights.medium,
        "& svg": { fontSize: 14 },
      }}
    >
      {urgency !== "later" && <Icon aria-hidden />}
      {urgency === "late"
        ? t("shipBy.late", { smart_count: countHoursLate(order.shipBy, now) })
        : formatDeadline(order.shipBy, { now, locale, timeZone })}
    </Box>
  );
}
