import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { Thumbnail } from "../../../../../framework/admin/display/media.tsx";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { AmountInput } from "../../../../../framework/admin/input/AmountInput.tsx";
import { UnitStepper } from "../../../../freight/screens.ts";
import { getGoodsName } from "../../../orders/screens/order.ts";
import { useMessages } from "../refund.ts";
import type { DraftLine } from "./draft.ts";
import { useAmountProblem } from "./useAmountProblem.ts";

interface Props {
  item: DraftLine;
  typed: string | undefined;
  /** Whether its quantity is the first input of the dialog. */
  isFirst: boolean;
  onUnits: (qty: number) => void;
  onAmount: (text: string) => void;
}

/** A line of the order: its goods, how many of its units are refunded, and how much. */
export function IssueLine({ item, typed, isFirst, onUnits, onAmount }: Props) {
  const t = useMessages();
  const findProblem = useAmountProblem();
  const { language } = useFormat();
  const { line, left, unsent, qty, amount } = item;
  const name = getGoodsName(line, language);
  const isMixed = unsent > 0 && unsent < left;
  const units =
    left === 0
      ? t(line.refundStatus === "refunding" ? "issue.blocked" : "issue.none")
      : isMixed
        ? [
            t("issue.unsent", { smart_count: unsent }),
            t("issue.sent", { smart_count: left - unsent }),
          ].join(" · ")
        : t(unsent > 0 ? "issue.unsent" : "issue.sent", { smart_count: left });
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: { xs: "wrap", sm: "nowrap" },
        justifyContent: "flex-end",
        alignItems: "center",
        columnGap: 1.25,
        rowGap: 1,
      }}
    >
      {line.mainImg && <Thumbnail address={line.mainImg} alt="" size={40} />}
      <Box sx={{ flex: { xs: "1 1 70%", sm: 1 }, minWidth: 0, overflowWrap: "anywhere" }}>
        {name}
        <Typography component="div" variant="caption" color="text.secondary">
          {[line.skuName, formatMoney(line.price)].filter(Boolean).join(" · ")}
          <br />
          {units}
        </Typography>
      </Box>
      {left > 0 && (
        <UnitStepper
          name={t("issue.units", { item: name })}
          qty={qty}
          left={left}
          onChange={onUnits}
          autoFocus={isFirst}
          messages={{
            fewer: () => t("issue.fewer", { item: name }),
            more: () => t("issue.more", { item: name }),
            left: (smart_count) => t("issue.of", { smart_count }),
          }}
        />
      )}
      {qty > 0 ? (
        <AmountInput
          name={t("issue.amount", { item: name })}
          cents={amount.cents ?? 0}
          problem={findProblem(amount)}
          typed={typed}
          onType={onAmount}
        />
      ) : (
        <Box sx={{ width: 124, display: { xs: "none", sm: "block" } }} />
      )}
    </Box>
  );
}
