import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslate } from "react-admin";
import { FileUpIcon } from "../../../../framework/admin/icons/FileUpIcon.ts";
import { FileDrop } from "../../../../framework/admin/import/FileDrop.tsx";
import { saveCsv } from "../../../../framework/admin/list/bulk/saveCsv.ts";
import { useFailure } from "../../../../framework/admin/list/useFailure.ts";
import type { ToastAction } from "../../../../framework/admin/toast/Toast.tsx";
import { useToast } from "../../../../framework/admin/toast/useToast.tsx";
import type { Courier } from "../courier.ts";
import {
  type InspectedLine,
  inspectTracking,
  type TrackedOrder,
  type TrackedParcel,
  toParcels,
  toShopNumber,
} from "./inspectTracking.ts";
import { maxLines, readSheet } from "./readSheet.ts";
import { formatTrackingTemplate, readTracking } from "./readTracking.ts";
import { type TrackingMessages, TrackingPreview } from "./TrackingPreview.tsx";

/** What was shipped of a request, and why a parcel failed, by its index in the request. */
export interface ShippedParcels {
  shipped: number;
  failed: ReadonlyMap<number, string>;
}
interface Props {
  messages: TrackingMessages;
  /** The couriers' names, in the user's language. */
  names: Readonly<Record<string, string>>;
  /** The courier of lines that name none. */
  defaults: Courier;
  /** Finds the orders with these numbers: short ones such as `#1042`, and long ones. */
  findOrders: (numbers: readonly string[]) => Promise<readonly TrackedOrder[]>;
  /** Finds the orders that a file to fill in begins with. */
  findReady: () => Promise<readonly Pick<TrackedOrder, "number" | "receiveName">[]>;
  ship: (parcels: readonly TrackedParcel[]) => Promise<ShippedParcels>;
  /** What the toast offers for the orders with these numbers, which have been shipped. */
  linkTo: (numbers: readonly string[]) => ToastAction | null;
  onClose: () => void;
}

/**
 * Imports a file of order numbers, couriers and tracking numbers: shows a preview, then ships the
 * orders as the caller does.
 */
export function TrackingDialog({
  messages,
  names,
  defaults,
  findOrders,
  findReady,
  ship,
  linkTo,
  onClose,
}: Props) {
  const { t, field } = messages;
  const translate = useTranslate();
  const toast = useToast();
  const failure = useFailure();
  const id = useId();
  const small = useMediaQuery("(max-width: 600px)");
  const [lines, setLines] = useState<readonly InspectedLine[] | null>(null);
  const [failed, setFailed] = useState<ReadonlyMap<string, string>>(new Map());
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const parcels = toParcels(lines ?? [], defaults);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ship,
    onSuccess: ({ shipped, failed: failedParcels }) => {
      const left = new Map(
        [...failedParcels].map(([place, message]) => [parcels[place]?.orderNo ?? "", message]),
      );
      setFailed(left);
      if (shipped > 0)
        toast(
          t("ship.done", { smart_count: shipped }),
          linkTo(parcels.flatMap(({ orderNo }) => (left.has(orderNo) ? [] : [orderNo]))),
        );
      if (left.size === 0) return onClose();
      setLines(
        (all) =>
          all?.filter(
            ({ order, problem: wrong }) => wrong !== null || left.has(order?.orderNo ?? ""),
          ) ?? null,
      );
    },
  });

  async function read(file: File | undefined) {
    if (!file) return;
    setReading(true);
    setProblem(null);
    setFailed(new Map());
    try {
      const found = readTracking(await readSheet(file), names);
      if (found.length === 0) setProblem(t("tracking.empty"));
      else if (found.length > maxLines) setProblem(t("tracking.tooMany", { max: maxLines }));
      else
        setLines(
          inspectTracking(
            found,
            await findOrders([...new Set(found.map(({ orderNo }) => toShopNumber(orderNo)))]),
          ),
        );
    } catch (unreadable) {
      setProblem(t("tracking.unreadable", { why: failure(unreadable) }));
    } finally {
      setReading(false);
    }
  }
  const wrong = (lines ?? []).length - parcels.length;
  const template = useMutation({
    mutationFn: findReady,
    onSuccess: (orders) => saveCsv(t("tracking.title"), formatTrackingTemplate(field, orders)),
    onError: (failed) => setProblem(failure(failed)),
  });
  const message = problem ?? error?.message;
  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      aria-labelledby={id}
      // The preview is a table.
      maxWidth={lines ? "lg" : "md"}
      fullWidth
      fullScreen={small}
    >
      <DialogTitle id={id}>{t("tracking.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>
          {t("tracking.hint", { courier: names[defaults] })}
        </DialogContentText>
        {message && (
          <Alert severity="error" role="alert" sx={{ mb: 1.5 }}>
            {message}
          </Alert>
        )}
        {lines ? (
          <Button component="label" variant="outlined" startIcon={<FileUpIcon />} loading={reading}>
            {t("tracking.other")}
            <input
              hidden
              type="file"
              accept=".csv,.txt,.xlsx"
              aria-label={t("tracking.choose")}
              onChange={({ target }) => {
                void read(target.files?.[0]);
                target.value = "";
              }}
            />
          </Button>
        ) : (
          <FileDrop onFile={(file) => void read(file)} />
        )}
        {reading && <LinearProgress sx={{ mt: 1 }} aria-label={t("tracking.choose")} />}
        {!lines && (
          <Button loading={template.isPending} onClick={() => template.mutate()} sx={{ mt: 2 }}>
            {translate("framework.import.template")}
          </Button>
        )}
        {lines && (
          <TrackingPreview
            messages={messages}
            lines={lines}
            failed={failed}
            names={names}
            defaults={defaults}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: 1 }}>
        <Typography
          variant="body2"
          color="text.secondary"
          aria-live="polite"
          sx={{ flex: "1 1 240px", px: 1 }}
        >
          {lines && t("ship.outlook", { smart_count: parcels.length })}
          {wrong > 0 && ` ${t("tracking.wrong", { smart_count: wrong })}`}
        </Typography>
        <Button onClick={onClose} disabled={isPending}>
          {translate("ra.action.close")}
        </Button>
        {lines && (
          <Button
            variant="contained"
            loading={isPending}
            disabled={parcels.length === 0}
            onClick={() => mutate(parcels)}
          >
            {t("ship.send", { smart_count: parcels.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
