import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { CommandDialog } from "../../../../framework/admin/action/CommandDialog.tsx";
import { useRunAction } from "../../../../framework/admin/action/useRunAction.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { useRecord } from "../../../../framework/admin/form/useRecord.ts";
import type { CustomDialogProps } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { purchases } from "../purchases.ts";
import { listItems, type PurchaseItem } from "./progress.ts";
import { type Counted, countUnits, type TypedUnits } from "./typedUnits.ts";
import { usePurchaseText } from "./usePurchaseText.ts";

/** Receives a delivery: all that is to arrive at first, which is corrected where it is less. */
export function ReceiveDialog({ record, onClose, onDone }: CustomDialogProps<typeof purchases>) {
  const translate = useTranslate();
  const messages = useResourceMessages(purchases);
  const { language } = useFormat();
  const run = useRunAction(purchases);
  const loaded = useRecord(purchases, record.id, { fresh: true });
  const [typed, setTyped] = useState<Readonly<Record<number, TypedUnits>>>({});
  const [bins, setBins] = useState<Readonly<Record<number, string>>>({});
  const [deliveryNote, setDeliveryNote] = useState("");
  const planned = new Map(
    loaded.record?.progress?.map(({ id = 0 }, position) => [
      id,
      loaded.record?.lines?.[position]?.location ?? "",
    ]),
  );
  const items = listItems(loaded.record?.progress ?? [], language).filter(({ left }) => left > 0);
  const counted = items.map((item) => countUnits(item, typed[item.id]));
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const lines = counted.map(({ lineId, accepted, rejected }) => ({
        lineId,
        accepted: accepted ?? 0,
        rejected: rejected ?? 0,
        // The server knows the planned location, which the warehouse may not have.
        location: bins[lineId]?.trim() || null,
      }));
      const input = { lines, deliveryNote: deliveryNote.trim() || null };
      const results = await run("receive", { ids: [record.id], input });
      const [failed] = results.failed;
      if (failed) throw new Error(failed.message);
      return results;
    },
    onSuccess: onDone,
  });
  const arrived = counted.reduce((sum, one) => sum + (one.accepted ?? 0) + (one.rejected ?? 0), 0);
  return (
    <CommandDialog
      title={translate("resources.purchases.titles.receive", { what: record.number ?? "" })}
      submit={messages.action("receive")}
      back={translate("ra.action.cancel")}
      isDirty={deliveryNote !== "" || [typed, bins].some((one) => Object.keys(one).length > 0)}
      isValid={arrived > 0 && counted.every(({ isValid }) => isValid)}
      isPending={isPending}
      error={error ?? loaded.error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary">
        {translate("resources.purchases.consequences.receive")}
      </Typography>
      <Stack
        component="ul"
        spacing={2}
        aria-label={messages.input("receive", "lines")}
        sx={{ m: 0, p: 0, listStyle: "none" }}
      >
        {items.map((item, index) => (
          <ReceivedLine
            key={item.id}
            item={item}
            counted={counted[index]}
            isFirst={index === 0}
            typed={typed[item.id]}
            bin={bins[item.id] ?? planned.get(item.id) ?? ""}
            onChange={(units) => setTyped({ ...typed, [item.id]: units })}
            onBin={(bin) => setBins({ ...bins, [item.id]: bin })}
          />
        ))}
      </Stack>
      <TextField
        label={messages.input("receive", "deliveryNote")}
        value={deliveryNote}
        onChange={({ target }) => setDeliveryNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: "off" } }}
      />
    </CommandDialog>
  );
}

interface LineProps {
  item: PurchaseItem;
  counted: Counted | undefined;
  typed: TypedUnits | undefined;
  isFirst: boolean;
  /** The code of the location that accepted units are put in. */
  bin: string;
  onChange: (units: TypedUnits) => void;
  onBin: (bin: string) => void;
}
/** The numbers of accepted and rejected units of a line. */
function ReceivedLine({ item, counted, typed, isFirst, bin, onChange, onBin }: LineProps) {
  const t = usePurchaseText();
  const { name, variant, left } = item;
  const values = typed ?? { accepted: String(left), rejected: "0" };
  const isWrong = counted?.isValid === false;
  const renderInput = (part: keyof TypedUnits) => (
    <TextField
      label={t(`receive.${part}`)}
      value={values[part]}
      autoFocus={isFirst && part === "accepted"}
      error={isWrong}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onChange({ ...values, [part]: target.value })}
      slotProps={{
        htmlInput: {
          inputMode: "numeric",
          autoComplete: "off",
          className: "number",
          "aria-label": t(`receive.${part}Of`, { item: name }),
        },
      }}
      sx={{ width: 104 }}
    />
  );
  return (
    <Box component="li" sx={{ display: "flex", gap: 1.25, alignItems: "center", flexWrap: "wrap" }}>
      <Box sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
        {name}
        <Typography
          component="div"
          variant="caption"
          color={isWrong ? "error" : "text.secondary"}
          role={isWrong ? "alert" : undefined}
        >
          {[variant, t(isWrong ? "receive.tooMany" : "receive.left", { smart_count: left })]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", gap: 1.25, flexWrap: "wrap" }}>
        {renderInput("accepted")}
        {renderInput("rejected")}
        <TextField
          label={t("receive.bin")}
          value={bin}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onBin(target.value)}
          // A scanner ends a code with Enter, which is not to send the form.
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
          }}
          slotProps={{
            htmlInput: {
              maxLength: 40,
              autoComplete: "off",
              autoCapitalize: "characters",
              "aria-label": t("receive.binOf", { item: name }),
            },
          }}
          sx={{ width: 124 }}
        />
      </Box>
    </Box>
  );
}
