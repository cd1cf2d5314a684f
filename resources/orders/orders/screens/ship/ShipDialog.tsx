import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type KeyboardEvent, useId, useState } from "react";
import { useEvent, useNotify, useTranslate } from "react-admin";
import { useDismiss } from "../../../../../framework/admin/form/useDismiss.tsx";
import { useToast } from "../../../../../framework/admin/toast/useToast.tsx";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { parsePastedParcels } from "../../../../freight/index.ts";
import { orders } from "../../orders.ts";
import type { Order } from "../order.ts";
import { countLeft } from "../unshipped.ts";
import { useMessages } from "../useMessages.ts";
import { FillDown } from "./FillDown.tsx";
import {
  findBlocked,
  fromNumber,
  summarizeTyped,
  type Typed,
  toDelivery,
  toNumber,
} from "./parcels.ts";
import { type Chosen, chooseAll, ShipSome, toUnits } from "./ShipSome.tsx";
import { ShipTable } from "./ShipTable.tsx";
import { useCouriers } from "./useCouriers.ts";
import { useDelivery } from "./useDelivery.ts";
import { useUndoShipping } from "./useUndoShipping.ts";

interface Props {
  orders: readonly Order[];
  onClose: () => void;
  /** Receives the ids of the orders that were not shipped; the dialog remains open with them. */
  onSent?: (left: readonly number[]) => void;
}

/**
 * Ships orders: a courier and a tracking number each, typed, scanned or pasted as a column. Orders
 * that fail remain, with the reason.
 */
export function ShipDialog({ orders: given, onClose, onSent }: Props) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const translate = useTranslate();
  const notify = useNotify();
  const toast = useToast();
  const undo = useUndoShipping();
  const id = useId();
  const small = useMediaQuery("(max-width: 600px)");
  const { names, last, setLast } = useCouriers();
  const [rows, setRows] = useState(given);
  const [typed, setTyped] = useState<Readonly<Record<number, Typed>>>({});
  const [failed, setFailed] = useState<ReadonlyMap<number, string>>(new Map());
  const getTyped = (order: number): Typed => typed[order] ?? { courier: last, number: "" };
  const isOne = given.length === 1;
  const [only] = given;
  // The other lines of a single order can be shipped while one of them is being refunded.
  const isForced = isOne && only !== undefined && findBlocked(only) === "refunding";
  const [chosen, setChosen] = useState<Chosen>(() => (isForced && only ? chooseAll(only) : null));
  const units = toUnits(chosen);
  const findProblem = (order: Order) => {
    const blocked = findBlocked(order);
    return blocked === "refunding" && isForced && units && units.length > 0 ? null : blocked;
  };
  const open = rows.filter((order) => !findProblem(order));
  const shippable = given.filter((order) => !findProblem(order)).length;
  const blocked = isOne ? [] : rows.filter((order) => findProblem(order));
  const outlook = summarizeTyped(open.map((order) => getTyped(order.id)));
  const sent = open.filter((order) => toNumber(getTyped(order.id)) !== "");

  const onType = useEvent((order: number, change: Partial<Typed>) => {
    setTyped((all) => ({ ...all, [order]: { ...getTyped(order), ...change } }));
    if (change.courier) setLast(change.courier);
  });
  const onPaste = useEvent((from: number, text: string) => {
    const start = open.findIndex((order) => order.id === from);
    const parcels = parsePastedParcels(text, names);
    setTyped((all) => {
      const next = { ...all };
      parcels.forEach(({ number, courier }, place) => {
        const order = open[start + place];
        if (order) {
          const chosen = courier ?? getTyped(order.id).courier;
          next[order.id] = { courier: chosen, ...fromNumber(number) };
        }
      });
      return next;
    });
    const overflow = parcels.length - (open.length - start);
    if (overflow > 0) notify(t("ship.pastedMore", { smart_count: overflow }), { type: "warning" });
  });
  // Everything that is left, chosen unit by unit, is the rest of the order.
  const left = only ? only.lines.reduce((sum, line) => sum + countLeft(line), 0) : 0;
  const isPart = units !== undefined && units.reduce((sum, { qty }) => sum + qty, 0) < left;
  const { mutate, isPending, error } = useDelivery(
    ({ shipped, parcelIds, failed: failedParcels }) => {
      const unsent = new Map(
        sent.flatMap(({ id: order }, place) =>
          failedParcels.has(place) ? [[order, failedParcels.get(place) ?? ""]] : [],
        ),
      );
      const shippedIds = new Set(
        sent.map((order) => order.id).filter((order) => !unsent.has(order)),
      );
      setFailed(unsent);
      setRows((all) => all.filter((order) => !shippedIds.has(order.id)));
      if (shipped > 0) {
        const [one] = sent.filter((order) => shippedIds.has(order.id));
        const sentence =
          shippedIds.size === 1 && one
            ? t(isPart ? "ship.doneParcel" : "ship.doneOne", { number: one.number })
            : t("ship.done", { smart_count: shipped });
        toast(
          sentence,
          undo(
            sent.filter((order) => shippedIds.has(order.id)),
            isOne ? parcelIds[0] : undefined,
          ),
        );
      }
      onSent?.(given.filter((order) => !shippedIds.has(order.id)).map((order) => order.id));
      if (unsent.size === 0) onClose();
    },
  );
  const { dismiss, question } = useDismiss(outlook.shipped > 0, onClose);
  const send = () => mutate(sent.map((order) => toDelivery(order, getTyped(order.id), units)));
  const canSend = sent.length > 0 && units?.length !== 0;
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (canSend && !isPending) send();
  };
  const table = {
    getTyped,
    failed,
    names,
    onType,
    onPaste,
    findProblem,
    single: isOne,
    twice: outlook.twice,
  };
  return (
    <Dialog
      open
      onClose={() => !isPending && dismiss()}
      onKeyDown={sendByKey}
      aria-labelledby={id}
      maxWidth={isOne ? "sm" : "lg"}
      fullWidth
      fullScreen={small}
    >
      <DialogTitle id={id}>
        {t(isOne ? "ship.titleOne" : shippable < given.length ? "ship.titleSome" : "ship.title", {
          smart_count: given.length,
          count: shippable,
          number: given[0]?.number ?? "",
        })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>
          {t(isOne ? "ship.hintOne" : "ship.hint")}
        </DialogContentText>
        {error && (
          <Alert severity="error" role="alert" sx={{ mb: 1.5 }}>
            {error.message}
          </Alert>
        )}
        {failed.size > 0 && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {t("ship.failed", { smart_count: failed.size })}
          </Alert>
        )}
        {!isOne && (
          <FillDown
            names={names}
            courier={last}
            onFill={(courier) => {
              setLast(courier);
              setTyped(
                Object.fromEntries(
                  open.map((order) => [order.id, { ...getTyped(order.id), courier }]),
                ),
              );
            }}
          />
        )}
        {(isOne || open.length > 0) && <ShipTable rows={isOne ? rows : open} {...table} />}
        {blocked.length > 0 && (
          <Box component="details" open={open.length === 0} sx={{ mt: 2 }}>
            <Box component="summary" sx={{ cursor: "pointer", mb: 1 }}>
              {t("ship.blockedOrders", { smart_count: blocked.length })}
            </Box>
            <ShipTable rows={blocked} {...table} />
          </Box>
        )}
        {isOne && only && (
          <ShipSome order={only} chosen={chosen} onChoose={setChosen} isForced={isForced} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: 1 }}>
        <Typography
          variant="body2"
          color="text.secondary"
          aria-live="polite"
          sx={{ flex: { sm: "1 1 240px" }, "&:empty": { display: { xs: "none", sm: "block" } } }}
        >
          {outlook.shipped > 0 && !isOne
            ? t("ship.outlook", { smart_count: outlook.shipped })
            : !isOne && open.length > 0 && t("ship.nothing")}
          {outlook.withoutNumber > 0 &&
            ` ${t("ship.withoutNumber", { smart_count: outlook.withoutNumber })}`}
          {outlook.shipped > 0 &&
            outlook.left > 0 &&
            ` ${t("ship.left", { smart_count: outlook.left })}`}
          {outlook.twice.length > 0 && (
            <Typography component="span" variant="body2" color="warning.main">
              {` ${t("ship.twice", { numbers: outlook.twice.slice(0, 3).join(", ") })}`}
            </Typography>
          )}
        </Typography>
        <Button onClick={dismiss} disabled={isPending}>
          {translate("ra.action.cancel")}
        </Button>
        <Button
          variant="contained"
          data-send=""
          loading={isPending}
          disabled={!canSend}
          onClick={send}
        >
          {isPart
            ? t("ship.sendParcel")
            : isOne || sent.length > 0
              ? t("ship.send", { smart_count: isOne ? 1 : outlook.shipped })
              : messages.action("ship")}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}
