import Box from "@mui/material/Box";
import { TriangleAlert } from "lucide";
import { formatMoment } from "../../../../framework/admin/display/formatMoment.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { Tone } from "../../../../framework/admin/display/tones.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { getToneTokens } from "../../../../framework/admin/theme/tokens.ts";
import { type RefundDisplay, toRefund, useMessages } from "./refund.ts";

const WarningIcon = createIcon(TriangleAlert);
const tones: Readonly<Record<string, Tone>> = { failed: "error", requiresAction: "warning" };

/**
 * Where the money of an approved refund is, as text beside the chip of the state: what went wrong
 * has a colour and a sign.
 */
export const PaymentState: RefundDisplay = ({ record }) => {
  const t = useMessages();
  const { locale, timeZone } = useFormat();
  const { payState, due } = toRefund(record);
  if (!payState || payState === "none") return noValue;
  const tone = tones[payState];
  const next =
    payState === "failed" && due
      ? t("again", { time: formatMoment(due, locale, timeZone) })
      : undefined;
  return (
    <Box
      component="span"
      title={next}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.5,
        color: tone && getToneTokens(tone).text,
        "& svg": { fontSize: 14 },
      }}
    >
      {tone && <WarningIcon aria-hidden />}
      {t(`money.${payState}`)}
    </Box>
  );
};
