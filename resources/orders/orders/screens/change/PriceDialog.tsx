import InputAdornment from "@mui/material/InputAdornment";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { parsePrice } from "../../../../../core/parsePrice.ts";
import { CommandDialog } from "../../../../../framework/admin/action/CommandDialog.tsx";
import { useRunAction } from "../../../../../framework/admin/action/useRunAction.ts";
import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { SumLine, SumList } from "../../../../../framework/admin/display/SumList.tsx";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { ApiError } from "../../../../../framework/admin/provider.ts";
import type { CustomDialogProps } from "../../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { toDecimalText } from "../../../../../framework/schema/index.ts";
import { orders } from "../../orders.ts";
import { getGoodsName, toOrder } from "../order.ts";
import { useMessages } from "../useMessages.ts";
import { FormerPrices } from "./FormerPrices.tsx";

/**
 * Changes the price of an unpaid order: shows how it is composed, the new total, and previous
 * changes.
 */
export function PriceDialog({ record, onClose, onDone }: CustomDialogProps<typeof orders>) {
  const t = useMessages();
  const translate = useTranslate();
  const messages = useResourceMessages(orders);
  const { language } = useFormat();
  const run = useRunAction(orders);
  const order = toOrder(record);
  const [typed, setTyped] = useState(toDecimalText(order.payPrice));
  const [remark, setRemark] = useState("");
  const cents = parsePrice(typed);
  // Freight does not change, so the goods cost at least one cent.
  const least = order.freightFee + 1;
  const tooLow = cents !== null && cents < least;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (cents === null) throw new Error("the new price is no amount");
      const input = { editPrice: cents, remark: remark.trim() || null };
      const results = await run("editPrice", { ids: [order.id], input });
      const [failed] = results.failed;
      if (failed) throw new Error(failed.message);
      return results;
    },
    onSuccess: onDone,
  });
  const fieldError = error instanceof ApiError ? error.errors?.editPrice : undefined;
  const message =
    cents === null
      ? t("price.wrong")
      : tooLow
        ? t("price.least", { amount: formatMoney(least) })
        : fieldError;
  return (
    <CommandDialog
      title={t("price.title", { number: order.number })}
      submit={messages.action("editPrice")}
      back={translate("ra.action.cancel")}
      isDirty={cents !== order.payPrice || remark !== ""}
      isValid={cents !== null && !tooLow && cents !== order.payPrice}
      isPending={isPending}
      error={fieldError ? null : error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <SumList>
        {order.lines.map((line) => (
          <SumLine
            key={line.id}
            name={`${[getGoodsName(line, language), line.skuName].filter(Boolean).join(" · ")} × ${line.qty}`}
            amount={line.total}
          />
        ))}
        {order.couponAmount > 0 && (
          <SumLine name={messages.field("couponAmount")} amount={-order.couponAmount} />
        )}
        {order.priceAdjust !== 0 && (
          <SumLine name={messages.field("priceAdjust")} amount={order.priceAdjust} signed />
        )}
        <SumLine name={messages.field("freightFee")} amount={order.freightFee} />
        <SumLine name={t("price.now")} amount={order.payPrice} total />
        {cents !== null && (
          <SumLine name={t("price.difference")} amount={cents - order.payPrice} signed live />
        )}
      </SumList>
      <Stack spacing={2}>
        <TextField
          label={messages.input("editPrice", "editPrice")}
          value={typed}
          required
          autoFocus
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
          error={message !== undefined}
          helperText={message ?? " "}
          slotProps={{
            htmlInput: { inputMode: "decimal", autoComplete: "off" },
            input: { startAdornment: <InputAdornment position="start">A$</InputAdornment> },
          }}
        />
        <TextField
          label={messages.input("editPrice", "remark")}
          value={remark}
          onChange={({ target }) => setRemark(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </Stack>
      <FormerPrices orderId={order.id} />
    </CommandDialog>
  );
}
