import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type ClipboardEvent, type KeyboardEvent, memo } from "react";
import { useTranslate } from "react-admin";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { type Courier, couriers } from "../../../../freight/index.ts";
import { orders } from "../../orders.ts";
import { getGoodsName, type Order } from "../order.ts";
import { useMessages } from "../useMessages.ts";
import type { Blocked, Typed } from "./parcels.ts";

interface Props {
  order: Order;
  typed: Typed;
  blocked: Blocked | null;
  /** Whether the row has the focus initially, for a scanner. */
  first: boolean;
  /** Whether another order has the same number, as of one parcel for both. */
  isTwice: boolean;
  /** Why shipping it failed. */
  failed: string | undefined;
  names: Readonly<Record<string, string>>;
  onType: (id: number, change: Partial<Typed>) => void;
  /** Receives lines pasted into its number, which continue in the rows below. */
  onPaste: (id: number, text: string) => void;
}

/**
 * Moves the focus to the number in the row above or below; from the last row to the submit button.
 * Enter in the number of a single order, which a scanner sends too, presses that button.
 */
export function step(box: HTMLElement, by: 1 | -1, isEnter = false): void {
  const dialog = box.closest<HTMLElement>('[role="dialog"]');
  const boxes = [
    ...(dialog?.querySelectorAll<HTMLInputElement>("input[data-number]:enabled") ?? []),
  ];
  const send = dialog?.querySelector<HTMLElement>("[data-send]");
  const next = boxes[boxes.indexOf(box as HTMLInputElement) + by];
  if (next) {
    next.focus();
    next.select();
  } else if (isEnter && boxes.length === 1) send?.click();
  else if (by === 1) send?.focus();
}

/** One order of a batch: its receiver, and the courier and tracking number of its parcel. */
export const ShipRow = memo(function ShipRow({
  order,
  typed,
  blocked,
  first: begins,
  isTwice,
  failed,
  names,
  onType,
  onPaste,
}: Props) {
  const t = useMessages();
  const translate = useTranslate();
  const messages = useResourceMessages(orders);
  const { language } = useFormat();
  const [first, ...more] = order.lines;
  const what = first ? `${getGoodsName(first, language)} × ${first.qty}` : "";
  const problem = failed ?? (blocked && t(`ship.blocked.${blocked}`));
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    // With Ctrl or the Command key, Enter ships what is typed.
    if (event.ctrlKey || event.metaKey) return;
    if (event.key !== "Enter" && event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    if (event.target instanceof HTMLElement)
      step(event.target, event.key === "ArrowUp" ? -1 : 1, event.key === "Enter");
  };
  const onPasted = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData("text");
    if (!/[\n\r\t]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(order.id, text);
  };
  return (
    <TableRow className={blocked ? "blocked" : undefined}>
      <TableCell component="th" scope="row">
        <strong>{order.number}</strong>
        <Typography component="div" variant="caption" color="text.secondary">
          {[
            order.receiveName,
            what + (more.length > 0 ? ` ${t("card.more", { smart_count: more.length })}` : ""),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
        {problem && (
          <Typography
            component="div"
            variant="caption"
            color="error"
            role={failed ? "alert" : undefined}
          >
            {problem}
          </Typography>
        )}
      </TableCell>
      <TableCell className="courier" data-label={messages.field("deliveryType")}>
        {!blocked && (
          <TextField
            select
            size="small"
            margin="none"
            fullWidth
            value={typed.courier}
            onChange={({ target }) => onType(order.id, { courier: target.value as Courier })}
            slotProps={{
              select: { native: true },
              htmlInput: {
                "aria-label": translate("framework.form.labelled", {
                  label: messages.field("deliveryType"),
                  value: order.number,
                }),
              },
            }}
          >
            {couriers.map((courier) => (
              <option key={courier} value={courier}>
                {names[courier]}
              </option>
            ))}
          </TextField>
        )}
      </TableCell>
      <TableCell className="parcel" data-label={messages.field("deliveryNo")}>
        {!blocked && (
          <div className="number">
            <TextField
              size="small"
              margin="none"
              fullWidth
              autoFocus={begins}
              placeholder={typed.untracked ? t("ship.noTracking") : undefined}
              value={typed.number}
              disabled={typed.untracked}
              error={failed !== undefined}
              helperText={isTwice ? t("ship.sameNumber") : undefined}
              sx={
                isTwice
                  ? {
                      "& fieldset": { borderColor: "warning.main" },
                      "& .MuiFormHelperText-root": { color: "warning.main" },
                    }
                  : undefined
              }
              onChange={({ target }) => onType(order.id, { number: target.value })}
              onKeyDown={onKey}
              onPaste={onPasted}
              slotProps={{
                htmlInput: {
                  "aria-label": translate("framework.form.labelled", {
                    label: messages.field("deliveryNo"),
                    value: order.number,
                  }),
                  "data-number": "",
                  autoComplete: "off",
                  spellCheck: false,
                  maxLength: 80,
                },
              }}
            />
            <FormControlLabel
              label={t("ship.noTracking")}
              sx={{ mr: 0, whiteSpace: "nowrap" }}
              control={
                <Checkbox
                  checked={typed.untracked ?? false}
                  onChange={({ target }) =>
                    onType(order.id, { untracked: target.checked, number: "" })
                  }
                  slotProps={{
                    input: {
                      "aria-label": translate("framework.form.labelled", {
                        label: t("ship.noTracking"),
                        value: order.number,
                      }),
                    },
                  }}
                />
              }
            />
          </div>
        )}
      </TableCell>
    </TableRow>
  );
});
